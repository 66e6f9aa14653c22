/** The configuration that `deploy/nginx.conf` includes. */
import { imageTypes } from '#base/imageFormats.ts';
import { applicationPath } from '#base/urls.ts';
import type { BuiltSite } from './builtSite.ts';
import { contentTypes, everywhere, hashedFolder, methods, ofApplications, ofHashed, ofOthers } from './headers.ts';

/** Types of a site's other files. nginx warns if its own table, which differs between versions, has an extension too. */
const ownTypes = {
  css: 'text/css',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  html: 'text/html',
  js: 'application/javascript',
  json: 'application/json',
  pdf: 'application/pdf',
  xml: 'application/xml',
  ...imageTypes,
};

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;
const variable = (header: string) => `$vitrine_${header.toLowerCase().replaceAll('-', '_')}`;
const byPath = [...new Set([ofApplications, ofHashed, ofOthers].flatMap((headers) => Object.keys(headers)))];

/** Returns the `http` level: headers that differ between paths. nginx doesn't send a header without a value. */
export function nginxMaps(): string {
  const maps = byPath.map((name) =>
    [
      `map $uri ${variable(name)} {`,
      `    default ${quoted(ofOthers[name] ?? '')};`,
      ofApplications[name] && `    ~^${applicationPath('')} ${quoted(ofApplications[name])};`,
      // Not redirects, which must not be cached for a year.
      ofHashed[name] && `    ~^(?!.*(?:\\.html|/)$)${hashedFolder} ${quoted(ofHashed[name])};`,
      '}',
    ]
      .filter(Boolean)
      .join('\n'),
  );
  const allow = [...methods.map((method) => `${method} "";`), `default "${methods.join(', ')}";`];
  return `${maps.join('\n')}\nmap $request_method $vitrine_allow { ${allow.join(' ')} }\n`;
}

/** Returns the `server` level. A `location` with its own `add_header` would lose all of these headers. */
export function nginxServer(site: BuiltSite): string {
  const headers = [
    ...Object.entries(everywhere(site)).map(([name, value]) => [name, quoted(value)]),
    ...byPath.map((name) => [name, variable(name)]),
    ['Allow', '$vitrine_allow'],
  ];
  const types = Object.entries({ ...ownTypes, ...contentTypes }).map(([extension, type]) => `${type} ${extension};`);
  return [
    `if ($request_method !~ ^(?:${methods.join('|')})$) { return 405; }`,
    ...headers.map(([name, value]) => `add_header ${name} ${value} always;`),
    `types { ${types.join(' ')} }`,
    ...site.redirects.map(({ from, to }) => `location = ${from} { return 301 ${to}; }`),
    '',
  ].join('\n');
}
