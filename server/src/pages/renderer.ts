import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from 'contract/locales.ts';
import { z } from 'zod';

/** How a page being rendered asks the gateway: the endpoint's name and its input for the text of the envelope. */
export type Ask = (name: string, input: unknown) => Promise<string>;

export type RenderRequest = {
  path: string;
  locale: Locale;
  mode: 'plain' | 'hash';
  /** What a form without scripts has posted, as it was encoded. */
  posted?: string | undefined;
  ask: Ask;
};

const rendered = z.object({
  status: z.int(),
  redirect: z.string().optional(),
  retryAfter: z.string().optional(),
  fresh: z.boolean(),
  html: z.string(),
  head: z.object({
    title: z.string(),
    description: z.string(),
    languages: z.array(z.enum(['cn', 'en', 'ru'])).optional(),
    noindex: z.boolean().optional(),
    discreet: z.boolean().optional(),
    path: z.string().optional(),
  }),
  card: z
    .object({
      section: z.string(),
      title: z.string(),
      company: z.string(),
      picture: z.string().optional(),
      path: z.string(),
    })
    .optional(),
  theme: z.enum(['light', 'dark']),
  data: z.unknown(),
  sources: z.array(z.string()),
  later: z.array(z.string()).default([]),
  fonts: z.array(z.string()),
});

export type Rendered = z.infer<typeof rendered>;

const manifestEntry = z.object({
  file: z.string(),
  css: z.array(z.string()).optional(),
  imports: z.array(z.string()).optional(),
});

export type Manifest = Record<string, z.infer<typeof manifestEntry>>;

/** The built site: its renderer, its one inline script, and which files each source became. */
export type Renderer = {
  render: (request: RenderRequest) => Promise<Rendered>;
  firstScript: string;
  manifest: Manifest;
  clientFolder: string;
};

/** Loads the built renderer of the site; `dist` is the folder the site was built into. */
export async function loadRenderer(dist: string): Promise<Renderer> {
  const entry = path.join(dist, 'server/render.js');
  if (!existsSync(entry)) throw new Error(`The site is not built (${entry} is missing): run “npm run build”`);
  const module: { render: (request: RenderRequest) => Promise<unknown>; firstScript: string } = await import(
    pathToFileURL(entry).href
  );
  const clientFolder = path.join(dist, 'client');
  const manifest = z
    .record(z.string(), manifestEntry)
    .parse(JSON.parse(readFileSync(path.join(clientFolder, '.vite/manifest.json'), 'utf8')));
  return {
    render: async (request) => rendered.parse(await module.render(request)),
    firstScript: module.firstScript,
    manifest,
    clientFolder,
  };
}
