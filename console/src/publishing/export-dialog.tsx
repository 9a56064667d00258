import { Button, Modal } from 'antd';
import type { ContentRow } from 'contract/console/content-items.ts';
import { useState } from 'react';
import { useTexts } from '../text/use-language.ts';
import { ExportFormatChoice } from './export-format-choice.tsx';
import type { ExportFormat } from './export-formats.ts';
import { useExport } from './use-export.ts';

/** Exports the selected items of a list. */
export function ExportDialog({ rows, close }: { rows: readonly ContentRow[]; close: () => void }) {
  const { contentExchange: exchange, parts } = useTexts();
  const [format, setFormat] = useState<ExportFormat>({ type: 'content' });
  const { exportItems, isPending } = useExport();
  return (
    <Modal
      open
      title={exchange.exportTitle(rows.length)}
      onCancel={close}
      transitionName=""
      maskTransitionName=""
      footer={
        <>
          <Button onClick={close}>{parts.cancel}</Button>
          <Button
            type="primary"
            loading={isPending}
            onClick={() => void exportItems(rows, format).then((isDone) => isDone && close())}
          >
            {exchange.download}
          </Button>
        </>
      }
    >
      <ExportFormatChoice format={format} choose={setFormat} />
    </Modal>
  );
}
