import { explainFailure, isLimit, type SendRequest } from './request.ts';

export type LinkState =
  | { state: 'fine' }
  /** The new URL of a permanent redirect. */
  | { state: 'moved'; to: string }
  /** Why the link is dead. */
  | { state: 'dead'; why: string }
  /** Why its state is unknown: the host may reject programs but not visitors, or fail for the moment. */
  | { state: 'unknown'; why: string; wait?: boolean };

const mostHops = 5;
/** Which redirects are permanent (RFC 9110, section 15.4). */
const redirects: Record<number, 'for good' | 'for now'> = {
  301: 'for good',
  302: 'for now',
  303: 'for now',
  307: 'for now',
  308: 'for good',
};

/** Sends a HEAD request, and GET if that fails: some hosts support only GET. */
async function look(url: string, sendRequest: SendRequest): Promise<Response> {
  const head = await sendRequest(url, { method: 'HEAD', redirect: 'manual' });
  if (head.ok || head.status in redirects) return head;
  const response = await sendRequest(url, { method: 'GET', redirect: 'manual' });
  await response.body?.cancel();
  return response;
}

/** Follows a link to its end. */
export async function checkLink(url: string, sendRequest: SendRequest): Promise<LinkState> {
  let here = url;
  let forGood = true;
  try {
    for (let hop = 0; hop <= mostHops; hop++) {
      const response = await look(here, sendRequest);
      const { ok, status, headers } = response;
      const next = headers.get('location');
      if (ok) return hop > 0 && forGood ? { state: 'moved', to: here } : { state: 'fine' };
      if (status === 404 || status === 410) return { state: 'dead', why: `returns ${status}` };
      if (!redirects[status] || !next) return { state: 'unknown', why: `returns ${status}`, wait: isLimit(response) };
      forGood &&= redirects[status] === 'for good';
      here = new URL(next, here).href;
    }
    return { state: 'dead', why: `redirects more than ${mostHops} times` };
  } catch (error) {
    const { why, forAll } = explainFailure(error);
    return { state: forAll ? 'dead' : 'unknown', why };
  }
}
