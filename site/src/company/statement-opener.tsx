import type { CompanyText } from 'contract/company.ts';
import { Opener } from '../parts/opener.tsx';
import { foreignLang } from '../text/foreign.ts';
import type { Told } from './told.ts';
import { linesOf } from '../text/lines-of.ts';
import styles from './statement-opener.module.css';

type StatementOpenerProps = { index: string; name: string; told: Told<CompanyText>; id: string };

/** Opens with the text's own short lines: the first is the title, the others say the rest. */
export function StatementOpener({ index, name, told, id }: StatementOpenerProps) {
  const [statement = name, ...rest] = linesOf(told.data.smallContent);
  const lang = foreignLang(told, '/data/smallContent');
  const lines = rest.map((line) => (
    <p key={line} className={styles.line} lang={lang}>
      <Clauses sentence={line} />
    </p>
  ));
  return (
    <Opener
      index={index}
      name={name}
      title={
        <span lang={lang}>
          <Clauses sentence={statement} />
        </span>
      }
      say={lines.length === 0 ? undefined : lines}
      id={id}
    />
  );
}

/** Chinese may break anywhere; in large or short lines it should break after its punctuation. */
function Clauses({ sentence }: { sentence: string }) {
  return sentence.split(/(?<=[、，；：。])/u).map((clause) => (
    <span key={clause} className={styles.clause}>
      {clause}
    </span>
  ));
}
