import { App, Button, Checkbox } from 'antd';
import { exchangeBounds } from 'contract/console/content-exchange.ts';
import { type ContentKind, contentKindNames } from 'contract/console/content-kinds.ts';
import { mayUseContent } from 'contract/console/content-rights.ts';
import { useState } from 'react';
import { definitionOf } from '../content-kinds/kinds.ts';
import { Panel } from '../parts/layout/panel.tsx';
import { ExportFormatChoice } from '../publishing/export/export-format-choice.tsx';
import { formatOf } from '../publishing/export/export-formats.ts';
import { useExport } from '../publishing/export/use-export.ts';
import { useSession } from '../shell/session.tsx';
import { useTexts } from '../text/use-language.ts';
import styles from './content-exchange.module.css';
import { itemsOfKinds } from './items-of-kinds.ts';

/** Exports whole kinds of content. Single items are exported from their list. */
export function ExportPanel() {
  const { contentExchange, publishing } = useTexts();
  const { permissions } = useSession();
  const { message } = App.useApp();
  const readable = contentKindNames.filter((kind) => mayUseContent(definitionOf(kind).lifecycle, 'read', permissions));
  const [kinds, setKinds] = useState<readonly ContentKind[]>([]);
  const [chosenFormat, setFormat] = useState('content');
  const format = formatOf(kinds, chosenFormat);
  const [isOnlyOpen, setOnlyOpen] = useState(false);
  const [isCollecting, setCollecting] = useState(false);
  const { exportItems, isPending } = useExport();

  async function download(): Promise<void> {
    setCollecting(true);
    const items = await itemsOfKinds(kinds, format.type === 'translation' && isOnlyOpen ? format.target : undefined);
    setCollecting(false);
    if (items === undefined) return;
    if (items.length === 0) void message.info(contentExchange.nothingToExport);
    else if (items.length > exchangeBounds.items)
      void message.warning(contentExchange.tooMany(items.length, exchangeBounds.items));
    else await exportItems(items, format);
  }

  return (
    <Panel title={contentExchange.exportHeading}>
      <div className={styles.export}>
        <fieldset>
          <legend>{contentExchange.whichKinds}</legend>
          <Checkbox
            checked={kinds.length === readable.length}
            indeterminate={kinds.length > 0 && kinds.length < readable.length}
            onChange={({ target }) => setKinds(target.checked ? readable : [])}
          >
            {contentExchange.allKinds}
          </Checkbox>
          <Checkbox.Group
            className={styles.kinds ?? ''}
            value={[...kinds]}
            options={readable.map((value) => ({ value, label: publishing.kinds[value] }))}
            onChange={(chosen) => setKinds(readable.filter((kind) => chosen.includes(kind)))}
          />
        </fieldset>
        <ExportFormatChoice kinds={kinds} value={chosenFormat} choose={setFormat} />
        {format.type === 'translation' ? (
          <Checkbox checked={isOnlyOpen} onChange={({ target }) => setOnlyOpen(target.checked)}>
            {contentExchange.onlyOpen}
          </Checkbox>
        ) : null}
        <p>{contentExchange.fromLists}</p>
        <Button
          type="primary"
          disabled={kinds.length === 0}
          loading={isCollecting || isPending}
          onClick={() => void download()}
        >
          {isCollecting ? contentExchange.collecting : contentExchange.download}
        </Button>
      </div>
    </Panel>
  );
}
