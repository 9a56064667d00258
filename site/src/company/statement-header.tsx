import type { CompanyText } from 'contract/company.ts';
import { SectionHeader } from '../parts/sections/section-header.tsx';
import { fallbackLang, type WithFallback } from '../text/fallback-lang.ts';
import { linesOf } from '../text/lines-of.ts';
import styles from './statement-header.module.css';

type StatementHeaderProps = { index: string; name: string; response: WithFallback<CompanyText>; id: string };

/** A section header made of the text's short lines: the first is the title, the others are the lead. */
export function StatementHeader({ index, name, response, id }: StatementHeaderProps) {
  const [statement = name, ...rest] = linesOf(response.data.smallContent);
  const lang = fallbackLang(response, '/data/smallContent');
  return (
    <SectionHeader
      index={index}
      name={name}
      title={
        <span lang={lang}>
          <Clauses sentence={statement} />
        </span>
      }
      lead={
        rest.length === 0 ? undefined : (
          <p lang={lang}>
            {/* Chinese sentences follow each other without a space. */}
            <Clauses sentence={rest.join(' ').replaceAll('。 ', '。')} />
          </p>
        )
      }
      id={id}
    />
  );
}

/** Chinese text may break anywhere. Large or short lines should break only after punctuation. */
function Clauses({ sentence }: { sentence: string }) {
  return sentence.split(/(?<=[、，；：。])/u).map((clause, index) => (
    <span key={index} className={styles.clause}>
      {clause}
    </span>
  ));
}
