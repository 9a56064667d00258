import { Radio } from 'antd';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { languageName } from '../../text/format.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import styles from './export-format-choice.module.css';
import { type ExportFormat, exportFormats } from './export-formats.ts';

/** Which file items of these kinds are exported as, with what it is for. */
export function ExportFormatChoice({
  kinds,
  value,
  choose,
}: {
  kinds: readonly ContentKind[];
  value: string;
  choose: (value: string) => void;
}) {
  const { contentExchange: exchange } = useTexts();
  const locale = useLocale();
  const formats = exportFormats(kinds);
  const labelOf = (format: ExportFormat) =>
    format.type === 'translation'
      ? exchange.formats.translation(languageName(format.target, locale))
      : exchange.formats[format.type];
  return (
    <Radio.Group
      className={styles.choice ?? ''}
      value={formats.has(value) ? value : 'content'}
      onChange={({ target }) => choose(String(target.value))}
      options={[...formats].map(([name, format]) => ({
        value: name,
        label: (
          <>
            {labelOf(format)}
            <small>{exchange.formatHints[format.type]}</small>
          </>
        ),
      }))}
    />
  );
}
