import layout from '../layout.module.css';
import type { BlockProps } from './block-props.ts';
import { BlockHeading, Heading, levelInside } from './heading.tsx';
import { RunningText } from '../../text/running-text.tsx';
import styles from './steps-block.module.css';

export function StepsBlock({ block, lang, level }: BlockProps<'steps'>) {
  return (
    <div>
      <BlockHeading block={block} lang={lang} level={level} />
      <ol className={`${styles.steps} ${layout.stack}`}>
        {block.steps.map((step, index) => (
          <li key={index} className={`${styles.step} ${layout.topBorder} ${layout.stop}`}>
            <Heading
              level={levelInside(block, level)}
              className={`${layout.balanced} ${layout.subheading}`}
              lang={lang(`/steps/${index}/title`)}
            >
              {step.title}
            </Heading>
            <p className={`${styles.text} ${layout.detail}`} lang={lang(`/steps/${index}/text`)}>
              <RunningText>{step.text}</RunningText>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
