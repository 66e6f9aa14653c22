import { describe, expect, it } from 'vitest';
import { findSiteUrl, hasPublicUrl, isPreview } from './siteUrl.ts';

const vercel = {
  VERCEL: '1',
  VERCEL_ENV: 'production',
  VERCEL_PROJECT_PRODUCTION_URL: 'me.vercel.app',
  VERCEL_URL: 'me-abc.vercel.app',
};
const netlify = {
  NETLIFY: 'true',
  CONTEXT: 'production',
  URL: 'https://me.netlify.app',
  DEPLOY_PRIME_URL: 'https://preview--me.netlify.app',
};
const cloudflare = { CF_PAGES: '1', CF_PAGES_BRANCH: 'main', CF_PAGES_URL: 'https://1a2b.me.pages.dev' };
const content = 'https://content.example';

describe('the URL of the site', () => {
  it.each([
    ['SITE_URL before all else', { SITE_URL: 'https://me.example', ...vercel }, content, 'https://me.example'],
    ['Vercel’s own in production', vercel, content, 'https://me.vercel.app'],
    ['Vercel’s own in a preview', { ...vercel, VERCEL_ENV: 'preview' }, content, 'https://me-abc.vercel.app'],
    ['Netlify’s own in production', netlify, content, 'https://me.netlify.app'],
    ['Netlify’s own in a preview', { ...netlify, CONTEXT: 'deploy-preview' }, content, netlify.DEPLOY_PRIME_URL],
    ['the content’s on Cloudflare, whose URL is of one deployment', cloudflare, content, content],
    ['Cloudflare’s own in a preview', { ...cloudflare, CF_PAGES_BRANCH: 'new' }, content, cloudflare.CF_PAGES_URL],
    [
      'Cloudflare’s own, without the deployment, where there is no other',
      cloudflare,
      undefined,
      'https://me.pages.dev',
    ],
    ['the content’s', {}, content, content],
    ['this machine', {}, undefined, 'http://localhost:4321'],
  ])('is %s', (_, environment, contentUrl, origin) => {
    expect(findSiteUrl(environment, contentUrl)).toEqual({ origin, base: '/' });
  });

  it.each([
    ['https://me.example', '/'],
    ['https://me.example/some/path/', '/some/path'],
  ])('%s has the base path %s', (SITE_URL, base) => {
    expect(findSiteUrl({ SITE_URL })).toEqual({ origin: 'https://me.example', base });
  });

  it.each(['me.example', 'ftp://me.example', 'https://'])("can't be %s", (SITE_URL) => {
    expect(() => findSiteUrl({ SITE_URL })).toThrow(`(found "${SITE_URL}")`);
  });
});

it.each([
  ['https://me.example', true],
  ['http://[::1]:4321', false],
])('%s is a public URL: %s', (url, expected) => {
  expect(hasPublicUrl(new URL(url))).toBe(expected);
});

it.each([
  ['Netlify’s production', netlify, false],
  ['Vercel’s preview', { ...vercel, VERCEL_ENV: 'preview' }, true],
  ['Cloudflare’s other branches', { ...cloudflare, CF_PAGES_BRANCH: 'new' }, true],
  ['a main branch on Cloudflare Workers', { WORKERS_CI: '1', WORKERS_CI_BRANCH: 'main' }, false],
  ['another branch on Cloudflare Workers', { WORKERS_CI: '1', WORKERS_CI_BRANCH: 'new-photo' }, true],
])('detects whether a build is a preview: %s', (_, environment, preview) => {
  expect(isPreview(environment)).toBe(preview);
});
