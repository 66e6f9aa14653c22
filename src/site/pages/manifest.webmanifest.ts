import type { APIRoute } from 'astro';
import { directionOf } from '#base/languageTag.ts';
import { href, hrefIn, iconPath, routes } from '#base/urls.ts';
import { colorOf } from '#ui/palette/palette.ts';
import { getContent } from '../content.ts';

export const GET: APIRoute = async (context) => {
  const { site, palette, edition } = await getContent(context);
  const home = hrefIn(edition)(routes.about);
  const { name, role, language } = site;
  const page = colorOf(palette, 'page');
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: href(iconPath(file)),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name,
    ...(role && { description: role }),
    lang: language,
    dir: directionOf(language),
    start_url: home,
    scope: home,
    display: 'browser',
    background_color: page,
    theme_color: page,
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } });
};
