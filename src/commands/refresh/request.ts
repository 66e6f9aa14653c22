/** Requests a URL with these headers, within a time limit. */
export type SendRequest = (url: string, init: RequestInit) => Promise<Response>;

/** Thrown if a host returns no usable response. */
export class FetchError extends Error {
  /** The host limits requests: send it no more for now. */
  readonly wait: boolean;

  constructor(message: string, wait = false) {
    super(message);
    this.wait = wait;
  }
}

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

/** Returns when a host accepts requests again, if its headers contain that (RFC 9110, section 10.2.3; GitHub's own). */
function again({ headers }: Response): string {
  const seconds = headers.get('retry-after');
  const reset = headers.get('x-ratelimit-reset');
  if (seconds) return `, try again after ${/^\d+$/.test(seconds) ? `${seconds} s` : seconds}`;
  return reset ? `, try again at ${new Date(Number(reset) * 1000).toISOString().slice(11, 16)} UTC` : '';
}

export function isLimit({ status, headers }: Response): boolean {
  return (
    status === 429 || (status === 403 && (headers.has('retry-after') || headers.get('x-ratelimit-remaining') === '0'))
  );
}

/**
 * Returns the JSON of an API's response.
 * @throws FetchError if there is no usable response
 */
export async function readJson(response: Response): Promise<unknown> {
  if (isLimit(response)) throw new FetchError(`request limit reached${again(response)}`, true);
  if (!response.ok) throw new FetchError(`returns ${response.status}`);
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof SyntaxError) throw new FetchError('the response is not JSON');
    throw error;
  }
}
