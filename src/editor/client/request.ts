import type { ErrorResponse, Requests } from '../api.ts';

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

async function send<Result>(name: string, data: Record<string, string>, post?: RequestInit): Promise<Result> {
  const effect = post ? ', so nothing was saved' : '';
  const message = `The editor server did not respond${effect}. Check that npm run edit is still running.`;
  const response = await fetch(apiUrl(name, data), post && { method: 'POST', ...post }).catch(() => undefined);
  if (!response) throw new ApiError({ message });
  if (!response.ok) throw new ApiError((await response.json()) as ErrorResponse);
  return (await response.json()) as Result;
}

const apiUrl = (name: string, data: Record<string, string>) => `/api/${name}?${new URLSearchParams(data)}`;

export const read = <Result>(name: string, data: Record<string, string> = {}) => send<Result>(name, data);

export const act = <Result>(name: keyof Requests, data: object) =>
  send<Result>(name, {}, { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(data) });

/** Stores an image beside the content file that shows it, or the PDF of a publication. */
export const sendFile = (kind: 'image' | 'paper', chosen: File, place: { file?: string; field?: string } = {}) =>
  send<{ named: string; warnings: string[] }>(
    kind,
    { ...place, name: chosen.name },
    { headers: { 'Content-Type': 'application/octet-stream' }, body: chosen },
  );

export const imageUrl = (file: string, named: string) => apiUrl('image', { file, named });
