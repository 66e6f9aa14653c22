/** Sends the page's requests to the editor's server. */
import type { ErrorResponse, Requests } from '../api.ts';

/** Thrown if the server rejects a request, with the reason. */
export class ApiError extends Error {
  readonly response: ErrorResponse;

  constructor(response: ErrorResponse) {
    super(response.message);
    this.response = response;
  }
}

/**
 * Returns the response to a request that failed.
 * @throws any other error
 */
export function errorResponse(error: unknown): ErrorResponse {
  if (error instanceof ApiError) return error.response;
  throw error;
}

/** @param effect of a request that has no response */
async function responseOf<Result>(sent: Promise<Response>, effect = ''): Promise<Result> {
  let response: Response;
  try {
    response = await sent;
  } catch {
    throw new ApiError({
      message: `The editor server did not respond${effect}. Check that npm run edit is still running.`,
    });
  }
  if (!response.ok) throw new ApiError((await response.json()) as ErrorResponse);
  return (await response.json()) as Result;
}

const apiUrl = (name: string, data: Record<string, string>) => `/api/${name}?${new URLSearchParams(data)}`;

const unsaved = ', so nothing was saved';

/** Requests data. */
export const read = <Result>(name: string, data: Record<string, string> = {}) =>
  responseOf<Result>(fetch(apiUrl(name, data)));

/** Requests a change. */
export const act = <Result>(name: keyof Requests, data: object) =>
  responseOf<Result>(
    fetch(`/api/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(data),
    }),
    unsaved,
  );

/** Stores an image beside the content file that shows it. */
export const sendImage = (file: string, field: string, image: File) =>
  responseOf<{ named: string; warnings: string[] }>(
    fetch(apiUrl('image', { file, field, name: image.name }), {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: image,
    }),
    unsaved,
  );

/** Returns the URL of an image that a content file points to. */
export const imageUrl = (file: string, named: string) => apiUrl('image', { file, named });
