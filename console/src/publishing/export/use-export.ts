import { App } from 'antd';
import { exportContent, exportTranslation, exportWorkbook } from 'contract/console/content-exchange.ts';
import { useGeneratedFile } from '../../gateway/use-generated-file.ts';
import { useTexts } from '../../text/use-language.ts';
import type { ExportFormat } from './export-formats.ts';
import type { ContentRef } from 'contract/console/content-items.ts';

/** Exports items as a file that the browser stores. Returns whether it did. */
export function useExport() {
  const { exported } = useTexts().contentExchange;
  const { message } = App.useApp();
  const content = useGeneratedFile(exportContent, { isZip: true });
  const workbook = useGeneratedFile(exportWorkbook);
  const translation = useGeneratedFile(exportTranslation);
  async function exportItems(items: readonly ContentRef[], format: ExportFormat): Promise<boolean> {
    const references = items.map(({ kind, id }) => ({ kind, id }));
    const generate = () => {
      if (format.type === 'content') return content.generate({ items: references });
      return format.type === 'workbook'
        ? workbook.generate({ kind: format.kind, ids: items.map(({ id }) => id) })
        : translation.generate({ items: references, target: format.target });
    };
    const { ok } = await generate();
    if (ok) void message.success(exported(items.length));
    return ok;
  }
  return { exportItems, isPending: content.isPending || workbook.isPending || translation.isPending };
}
