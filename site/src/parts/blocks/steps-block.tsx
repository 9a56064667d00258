import type { ReactNode } from 'react';
import layout from '../layout.module.css';
import { PhoneFold } from '../phone-fold.tsx';
import type { BlockProps } from './block-props.ts';
import { BlockHeading, Heading, levelInside } from './heading.tsx';
import { RunningText } from '../../text/running-text.tsx';
import styles from './steps-block.module.css';

/** So many steps are rows on phones, each of which opens. */
const fewestRows = 6;

export function StepsBlock({ block, lang, level }: BlockProps<'steps'>) {
  const asRows = block.steps.length >= fewestRows;
  return (
    <div>
      <BlockHeading block={block} lang={lang} level={level} />
      <ol className={`${styles.steps} ${layout.stack}`} data-rows={asRows || undefined}>
        {block.steps.map((step, index) => (
          <li key={index} className={`${styles.step} ${layout.stop}`}>
            <Heading
              level={levelInside(block, level)}
              className={`${styles.title} ${layout.subheading}`}
              lang={lang(`/steps/${index}/title`)}
            >
              {step.title}
            </Heading>
            <Text asRow={asRows} about={step.title}>
              <p className={`${styles.text} ${layout.detail}`} lang={lang(`/steps/${index}/text`)}>
                <RunningText>{step.text}</RunningText>
              </p>
            </Text>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Text({ asRow, about, children }: { asRow: boolean; about: string; children: ReactNode }) {
  if (!asRow) return children;
  return (
    <PhoneFold about={about} asRow>
      {children}
    </PhoneFold>
  );
}
