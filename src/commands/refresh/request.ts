/** Requests a URL with these headers, within a time limit. */
export type SendRequest = (url: string, init: RequestInit) => Promise<Response>;

/** Thrown if a host returns no usable response. */
class FetchError extends Error {}

const fatal: Record<string, string> = {
  ENOTFOUND: 'there is no such host',
  ECONNREFUSED: 'the host rejects the connection',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
};

/** Returns what went wrong with a request, in words, and whether visitors get the same error. */
export function explainFailure(error: unknown): { why: string; forAll: boolean } {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === 'TimeoutError') return { why: 'no response in time', forAll: false };
  if (name === 'ZodError') return { why: 'the response is not in the expected form', forAll: false };
  const words = fatal[cause?.code ?? ''];
  return { why: words ?? cause?.message ?? message, forAll: words !== undefined };
}

/**
 * Returns the JSON of an API's response.
 * @throws FetchError if there is no usable response
 */
export async function readJson(response: Response): Promise<unknown> {
  if (!response.ok) throw new FetchError(`returns ${response.status}`);
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof SyntaxError) throw new FetchError('the response is not JSON');
    throw error;
  }
}
