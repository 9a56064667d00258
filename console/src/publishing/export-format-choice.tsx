import { Radio } from 'antd';
import { languageName } from '../text/format.ts';
import { useLocale, useTexts } from '../text/use-language.ts';
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
  const locale = useLocale();
  const labelOf = (one: ExportFormat) =>
    one.type === 'content' ? exchange.formats.content : exchange.formats.translation(languageName(one.target, locale));
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
