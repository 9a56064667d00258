import { downloadByForm, downloadZip } from 'client/download.ts';
import { downloadFailureText } from '../text/failure-text.ts';
import type { CallResult } from 'client/failure.ts';
import { saveFile } from 'client/save-file.ts';
import { downloadExport } from 'contract/console/media.ts';
import type { Endpoint } from 'contract/endpoint.ts';
import { useState } from 'react';
import type { z } from 'zod/mini';
import { announceFailure } from './announcements.ts';
import { useWrite } from './use-write.ts';

/** Lets the server generate a file, and the browser store it. The server deletes it once it was sent. */
export function useGeneratedFile<
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType<{ data: { fileName: string } }>,
>(
  endpoint: Endpoint<Input, Output>,
  { isZip = false } = {},
): { generate: (input: z.input<Input>) => Promise<CallResult<z.infer<Output>>>; isPending: boolean } {
  const { write } = useWrite(endpoint);
  const [isPending, setPending] = useState(false);
  async function generate(input: z.input<Input>): Promise<CallResult<z.infer<Output>>> {
    setPending(true);
    try {
      const generated = await write(input);
      if (!generated.ok) return generated;
      const fields = { fileName: generated.value.data.fileName, delete: 'true' };
      const url = `/gw-api${downloadExport.path}`;
      const file = await (isZip ? downloadZip(`${url}?${new URLSearchParams(fields)}`) : downloadByForm(url, fields));
      if (!file.ok) {
        announceFailure(file.failure, downloadFailureText);
        return file;
      }
      saveFile(file.value);
      return generated;
    } finally {
      setPending(false);
    }
  }
  return { generate, isPending };
}
