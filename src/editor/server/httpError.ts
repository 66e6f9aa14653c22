/** Thrown if a request fails, with the HTTP status, a message for the owner, and details for the response. */
export class HttpError extends Error {
  readonly status: number;
  readonly details: object;

  constructor(status: number, message: string, details: object = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}
