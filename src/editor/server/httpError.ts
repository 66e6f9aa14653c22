/** Why something was not done, in an owner's words; `status` is HTTP's. */
export class HttpError extends Error {
  readonly status: number;
  readonly details: object;

  constructor(status: number, message: string, details: object = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}
