import type { ErrorResponse, Requests } from '../api.ts';
import type { Responses } from '../server/actions.ts';

/** Thrown if the server rejects a request, with the reason. */
class ApiError extends Error {
  readonly response: ErrorResponse;

  constructor(response: ErrorResponse) {
    super(response.message);
    this.response = response;
  }
}

/** Returns the response to a request that failed. @throws any other error */
export function errorResponse(error: unknown): ErrorResponse {
  if (error instanceof ApiError) return error.response;
  throw error;
}

export async function act<Name extends keyof Requests>(name: Name, request: Requests[Name]): Promise<Responses[Name]> {
  const headers = { 'Content-Type': 'application/json' };
  const sent = { method: 'POST', headers, body: JSON.stringify(request) };
  const response = await fetch(`/api/${name}`, sent).catch(() => undefined);
  const message = 'The editor server did not respond, so nothing was saved. Check that npm run edit is still running.';
  if (!response) throw new ApiError({ message });
  const result = await response.json();
  if (!response.ok) throw new ApiError(result as ErrorResponse);
  return result as Responses[Name];
}

/** Returns the bytes of a file in base64. */
export async function bytesOf(file: File): Promise<string> {
  const reader = new FileReader();
  await new Promise((done, fail) => {
    reader.onload = done;
    reader.onerror = fail;
    reader.readAsDataURL(file);
  });
  return String(reader.result).replace(/^.*,/, '');
}

export const imageUrl = (file: string, named: string) => `/api/image?${new URLSearchParams({ file, named })}`;
