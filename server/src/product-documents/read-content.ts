import type { Endpoint } from 'contract/endpoint.ts';
import { defaultLocale, type Locale } from 'contract/locales.ts';
import { getSettings } from 'contract/settings.ts';
import { z } from 'zod/mini';
import { HttpError } from '../http/http-error.ts';
import type { PrintedText } from './document-content.ts';

/** Calls a public endpoint by its name and returns the body of the response. */
export type CallEndpoint = (name: string, input: unknown) => Promise<string>;

/** Reads what the pages show: from the gateway, in the language of the document. */
export type ContentReader = {
  locale: Locale;
  read: <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
    endpoint: Endpoint<Input, Output>,
    input: z.input<Input>,
  ) => Promise<z.output<Output>>;
};

export function createContentReader(locale: Locale, call: CallEndpoint): ContentReader {
  return {
    locale,
    read: async (endpoint, input) => {
      const body: unknown = JSON.parse(await call(endpoint.name, input));
      const { code } = z.parse(z.object({ code: z.int() }), body);
      if (code === 200) return z.parse(endpoint.output, body);
      throw code === 404 ? new HttpError('notFound') : new Error(`${endpoint.name} gives ${code}`);
    },
  };
}

/** A text of a response, with its language if it falls back to Chinese (W17). */
export function printedText(text: string, response: { fallback?: string[] | undefined }, pointer: string): PrintedText {
  return response.fallback?.includes(pointer) ? { text, foreign: defaultLocale } : { text };
}

/** The group as it signs a document. Buyers write to the trade of foreign or domestic customers. */
export async function readPublisher({ read, locale }: ContentReader) {
  const {
    data: { company, contact },
  } = await read(getSettings, {});
  const { phones, mail, address } = contact;
  const phone = locale === defaultLocale ? phones.domesticTrade : phones.foreignTrade;
  return { name: company.name, description: company.description, address, phone, mail };
}
