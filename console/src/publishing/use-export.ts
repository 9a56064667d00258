import { App } from 'antd';
import { exportContent, exportTranslation } from 'contract/console/content-exchange.ts';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { useMadeFile } from '../gateway/use-made-file.ts';
import { useTexts } from '../text/use-language.ts';
import type { ExportFormat } from './export-formats.ts';

type ItemReference = { kind: ContentKind; id: string };

/** Exports items as a file that the browser stores. Returns whether it did. */
export function useExport() {
  const { exported } = useTexts().contentExchange;
  const { message } = App.useApp();
  const content = useMadeFile(exportContent);
  const translation = useMadeFile(exportTranslation);
  async function exportItems(items: readonly ItemReference[], format: ExportFormat): Promise<boolean> {
    const references = items.map(({ kind, id }) => ({ kind, id }));
    const result =
      format.type === 'content'
        ? await content.make({ items: references })
        : await translation.make({ items: references, target: format.target });
    if (result.ok) void message.success(exported(items.length));
    return result.ok;
  }
  return { exportItems, isPending: content.isPending || translation.isPending };
}
