import { Radio } from 'antd';
import { locales } from 'contract/locales.ts';
import { useTexts } from '../text/use-language.ts';
import styles from './export-format-choice.module.css';
import { type ExportFormat, exportFormats } from './export-formats.ts';

/** Which file is exported, with what it is for. */
export function ExportFormatChoice({
  format,
  choose,
}: {
  format: ExportFormat;
  choose: (format: ExportFormat) => void;
}) {
  const { contentExchange: exchange } = useTexts();
  const labelOf = (one: ExportFormat) =>
    one.type === 'content' ? exchange.formats.content : exchange.formats.translation(locales[one.target].ownName);
  const valueOf = (one: ExportFormat) => (one.type === 'content' ? one.type : `${one.type}-${one.target}`);
  return (
    <Radio.Group
      className={styles.choice ?? ''}
      value={valueOf(format)}
      onChange={({ target }) => {
        const chosen = exportFormats.get(String(target.value));
        if (chosen) choose(chosen);
      }}
      options={[...exportFormats].map(([value, one]) => ({
        value,
        label: (
          <>
            {labelOf(one)}
            <small>{exchange.formatHints[one.type]}</small>
          </>
        ),
      }))}
    />
  );
}
