/** What `deploy/nginx.conf` includes. */
import type { BuiltSite } from './builtSite.ts';
import {
  contentTypes,
  everywhere,
  formPage,
  hashedFolder,
  methods,
  ofFormless,
  ofHashed,
  ofOthers,
  ofPages,
} from './headers.ts';

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;
const variable = (header: string) => `$vitrine_${header.toLowerCase().replaceAll('-', '_')}`;
const byAddress = [...new Set([ofPages, ofFormless, ofHashed, ofOthers].flatMap((headers) => Object.keys(headers)))];

/** For the `http` level: headers that differ between addresses. nginx leaves out a header without a value. */
export function nginxMaps(): string {
  const maps = byAddress.map((name) =>
    [
      `map $uri ${variable(name)} {`,
      `    default ${quoted(ofOthers[name] ?? '')};`,
      ofPages[name] && `    ~\\.html$ ${quoted(ofPages[name])};`,
      // The first expression that matches is taken.
      ofFormless[name] && `    ~${formPage}\\.html$ "";\n    ~\\.html$ ${quoted(ofFormless[name])};`,
      // Not what leads elsewhere: nobody keeps a redirect for a year.
      ofHashed[name] && `    ~^(?!.*(?:\\.html|/)$)${hashedFolder} ${quoted(ofHashed[name])};`,
      '}',
    ]
      .filter(Boolean)
      .join('\n'),
  );
  const allow = [...methods.map((method) => `${method} "";`), `default "${methods.join(', ')}";`];
  return `${maps.join('\n')}\nmap $request_method $vitrine_allow { ${allow.join(' ')} }\n`;
}

/** For the `server` level. A `location` with an `add_header` of its own would lose all of these. */
export function nginxServer(site: BuiltSite): string {
  const headers = [
    ...Object.entries(everywhere(site)).map(([name, value]) => [name, quoted(value)]),
    ...byAddress.map((name) => [name, variable(name)]),
    ['Allow', '$vitrine_allow'],
  ];
  const types = Object.entries(contentTypes).map(([extension, type]) => `${type} ${extension};`);
  return [
    `if ($request_method !~ ^(?:${methods.join('|')})$) { return 405; }`,
    ...headers.map(([name, value]) => `add_header ${name} ${value} always;`),
    `types { ${types.join(' ')} }`,
    ...site.redirects.map(({ from, to }) => `location = ${from} { return 301 ${to}; }`),
    '',
  ].join('\n');
}
