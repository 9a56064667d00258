import primitives from '../primitives.module.css';
import type { BlockProps } from './block-props.ts';
import { BlockHeading, Heading, levelInside } from './heading.tsx';
import { RunningText } from '../../text/running-text.tsx';
import styles from './steps-block.module.css';

export function StepsBlock({ block, lang, level }: BlockProps<'steps'>) {
  return (
    <div>
      <BlockHeading block={block} lang={lang} level={level} />
      <ol className={`${styles.steps} ${primitives.stack}`}>
        {block.steps.map((step, index) => (
          <li key={index} className={`${styles.step} ${primitives.topBorder} ${primitives.stop}`}>
            <Heading
              level={levelInside(block, level)}
              className={`${primitives.balanced} ${primitives.subheading}`}
              lang={lang(`/steps/${index}/title`)}
            >
              {step.title}
            </Heading>
            <p className={`${styles.text} ${primitives.detail}`} lang={lang(`/steps/${index}/text`)}>
              <RunningText>{step.text}</RunningText>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
