import type { CompanyText } from 'contract/company.ts';
import layout from '../parts/layout.module.css';
import { Picture } from '../parts/picture.tsx';
import { foreignLang } from '../text/foreign.ts';
import { usePageText } from '../text/use-text.tsx';
import type { Told } from './told.ts';
import styles from './chairman-message.module.css';
import { linesOf } from '../text/lines-of.ts';
import { StatementOpener } from './statement-opener.tsx';

/** The chairman's letter on graphite. No face is shown: a monogram stands for the person, the signature says who it is. */
export function ChairmanMessage({ message }: { message: Told<CompanyText> }) {
  const text = usePageText('company');
  const { companyContent, picturePath, picture, signature } = message.data;
  return (
    <section className={styles.band} data-theme="dark" aria-labelledby="chairman-title">
      <div className={`${layout.page} ${layout.section}`}>
        <StatementOpener index="03" name={text.chairman} told={message} id="chairman-title" />
        <div className={styles.letter}>
          {picture === null ? (
            <img className={styles.monogram} src={picturePath} alt="" width={960} height={1200} loading="lazy" />
          ) : (
            <Picture
              className={styles.monogram}
              picture={picture}
              alt=""
              sizes="(max-width: 991px) 60vw, 460px"
              width={960}
              height={1200}
            />
          )}
          <div className={styles.body}>
            <div className={styles.paragraphs} lang={foreignLang(message, '/data/companyContent')}>
              {linesOf(companyContent).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            {signature === undefined ? null : (
              <p className={styles.signature} lang={foreignLang(message, '/data/signature')}>
                {signature}
              </p>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
