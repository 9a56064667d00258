import { Button } from 'antd';
import { exchangeBounds, exportWorkbook, type WorkbookKind, workbookKinds } from 'contract/console/content-exchange.ts';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { listContent } from 'contract/console/publishing.ts';
import { FileSpreadsheet } from 'lucide-react';
import { announceFailure } from '../gateway/announcements.ts';
import { call } from '../gateway/call.ts';
import { useMadeFile } from '../gateway/use-made-file.ts';
import { useTexts } from '../text/use-language.ts';

export function isWorkbookKind(kind: ContentKind): kind is WorkbookKind {
  return workbookKinds.some((one) => one === kind);
}

/** Downloads all items of a list as an Excel file, which the import takes back. */
export function WorkbookButton({ kind, group }: { kind: WorkbookKind; group: string | undefined }) {
  const { publishing } = useTexts();
  const { make, isPending } = useMadeFile(exportWorkbook);
  async function download(): Promise<void> {
    const listed = await call(listContent, {
      kind,
      sort: 'position',
      size: exchangeBounds.items,
      ...(group !== undefined && { group }),
    });
    if (!listed.ok) announceFailure(listed.failure);
    else await make({ kind, ids: listed.value.content.map(({ id }) => id) });
  }
  return (
    <Button
      icon={<FileSpreadsheet size={15} />}
      title={publishing.workbookHint}
      loading={isPending}
      onClick={() => void download()}
    >
      {publishing.workbook}
    </Button>
  );
}
