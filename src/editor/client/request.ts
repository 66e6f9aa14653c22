import type { ErrorResponse, Problem, Requests } from '../api.ts';
import type { Responses } from '../server/actions.ts';

/** Thrown if the server rejects a request, with the reason. */
class ApiError extends Error implements ErrorResponse {
  declare problems?: Problem[];
  declare isConflict?: boolean;
}

/** Returns the response to a request that failed. @throws any other error */
export function errorResponse(error: unknown): ErrorResponse {
  if (error instanceof ApiError) return error;
  throw error;
}

export async function act<Name extends keyof Requests>(name: Name, request: Requests[Name]): Promise<Responses[Name]> {
  const headers = { 'Content-Type': 'application/json' };
  const sent = { method: 'POST', headers, body: JSON.stringify(request) };
  const response = await fetch(`/api/${name}`, sent).catch(() => undefined);
  const message = 'The editor server did not respond, so nothing was saved. Check that npm run edit is still running.';
  if (!response) throw new ApiError(message);
  const result = await response.json();
  if (!response.ok) throw Object.assign(new ApiError(), result);
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
  const url = String(reader.result);
  return url.slice(url.indexOf(',') + 1);
}

export const imageUrl = (file: string, named: string) => `/api/image?${new URLSearchParams({ file, named })}`;
