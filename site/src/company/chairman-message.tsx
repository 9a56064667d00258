import type { CompanyText } from 'contract/company.ts';
import primitives from '../parts/primitives.module.css';
import { PhoneCollapsible } from '../parts/phone-collapsible.tsx';
import { Picture } from '../parts/media/picture.tsx';
import { fallbackLang, type WithFallback } from '../text/fallback-lang.ts';
import { linesOf } from '../text/lines-of.ts';
import { usePageText } from '../text/use-text.tsx';
import { RunningText } from '../text/running-text.tsx';
import styles from './chairman-message.module.css';
import { StatementHeader } from './statement-header.tsx';

/**
 * The chairman's letter on a dark band. An avatar stands for the person, since no face is shown; the signature names
 * them.
 */
export function ChairmanMessage({ message }: { message: WithFallback<CompanyText> }) {
  const text = usePageText('company');
  const { companyContent, picturePath, picture, signature } = message.data;
  const [first, ...rest] = linesOf(companyContent);
  return (
    <section className={styles.band} data-theme="dark" aria-labelledby="chairman-title">
      <div className={`${primitives.page} ${primitives.section}`}>
        <StatementHeader index="02" name={text.chairman} response={message} id="chairman-title" />
        <div className={`${styles.letter} ${primitives.grid}`}>
          {picture === null ? (
            <img className={styles.avatar} src={picturePath} alt="" width={960} height={1200} loading="lazy" />
          ) : (
            <Picture
              className={styles.avatar}
              picture={picture}
              alt=""
              sizes="(max-width: 767px) 33vw, (max-width: 991px) 60vw, 460px"
              width={960}
              height={1200}
            />
          )}
          <div
            className={`${styles.paragraphs} ${primitives.stack}`}
            lang={fallbackLang(message, '/data/companyContent')}
          >
            {first === undefined ? null : <Paragraph>{first}</Paragraph>}
            {rest.length === 0 ? null : (
              <PhoneCollapsible about={text.chairman}>
                <div className={primitives.stack}>
                  {rest.map((paragraph, index) => (
                    <Paragraph key={index}>{paragraph}</Paragraph>
                  ))}
                </div>
              </PhoneCollapsible>
            )}
          </div>
          {signature === undefined ? null : (
            <p className={`${styles.signature} ${primitives.large}`} lang={fallbackLang(message, '/data/signature')}>
              {signature}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

function Paragraph({ children }: { children: string }) {
  return (
    <p>
      <RunningText>{children}</RunningText>
    </p>
  );
}
