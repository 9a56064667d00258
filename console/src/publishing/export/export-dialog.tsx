import { type ContentRef } from 'contract/console/content-items.ts';
import { App, Button } from 'antd';
import { exchangeBounds } from 'contract/console/content-exchange.ts';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { useState } from 'react';
import { Dialog } from '../../parts/dialog.tsx';
import { useTexts } from '../../text/use-language.ts';
import { ExportFormatChoice } from './export-format-choice.tsx';
import { formatOf } from './export-formats.ts';
import { useExport } from './use-export.ts';

/** Exports items of a list: the selected ones, or all that it shows. */
export function ExportDialog({
  kind,
  count,
  read,
  close,
}: {
  kind: ContentKind;
  count: number;
  /** Undefined after a failure, which is announced. */
  read: () => Promise<readonly ContentRef[] | undefined>;
  close: () => void;
}) {
  const { contentExchange: exchange } = useTexts();
  const { message } = App.useApp();
  const [format, setFormat] = useState('content');
  const [isReading, setReading] = useState(false);
  const { exportItems, isPending } = useExport();

  async function download(): Promise<void> {
    if (count > exchangeBounds.items) return void message.warning(exchange.tooMany(count, exchangeBounds.items));
    setReading(true);
    const items = await read();
    setReading(false);
    if (items !== undefined && (await exportItems(items, formatOf([kind], format)))) close();
  }

  return (
    <Dialog
      title={exchange.exportTitle(count)}
      close={close}
      action={
        <Button type="primary" loading={isReading || isPending} onClick={() => void download()}>
          {exchange.download}
        </Button>
      }
    >
      <ExportFormatChoice kinds={[kind]} value={format} choose={setFormat} />
    </Dialog>
  );
}
