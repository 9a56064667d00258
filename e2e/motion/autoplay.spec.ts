/** Automatic motion: when it runs, and how it stops (P4, P5). */
import {
  animations,
  expectMoving,
  expectStill,
  openPaused,
  pauseButton,
  releasePointerAndFocus,
  settledPositionOf,
  tagOf,
} from '../page-objects/animations.ts';
import { fullRun } from '../test-data/sample.ts';
import { expect, test } from '../fixtures/visitor.ts';

// They see movements, which the quick run reduces.
test.use({ contextOptions: {} });

for (const animation of animations) {
  const { name, label, path, interval } = animation;

  test.describe(`the ${name}`, () => {
    test('has a pause button that stops it', tagOf(animation, 'pause'), async ({ visitor: { page } }) => {
      const animated = await openPaused(page, label, path());
      await expectMoving(page, animated, 9000, 'it moves by itself');
      const pause = pauseButton(page, label);
      await expect(pause).toBeVisible();
      await pause.click();
      await releasePointerAndFocus(page);
      await page.clock.runFor(1000);
      await expectStill(page, animated, 20_000, 'it stops when paused');
      await page.getByRole('button', { name: new RegExp(`^Play: ${label}`) }).click();
      await releasePointerAndFocus(page);
      await expectMoving(page, animated, 8000, 'it moves again');
    });
    test('keeps its interval', { tag: fullRun }, async ({ visitor: { page } }) => {
      const animated = await openPaused(page, label, path());
      if (interval === 0) {
        const round = await animated.evaluate(
          (element) => getComputedStyle(element.parentElement ?? element).animationDuration,
        );
        expect(round, 'one round').toBe('10s');
        return;
      }
      // From one step to the next.
      const start = await settledPositionOf(animated);
      let before = start;
      for (let tenth = 0; tenth < 20 && before === start; tenth += 1) {
        await page.clock.runFor(interval / 10);
        // Only after a while is it known that this tenth started no step.
        await page.waitForTimeout(200);
        before = await settledPositionOf(animated);
      }
      await expectStill(page, animated, interval * 0.8, 'not yet');
      await expectMoving(page, animated, interval * 0.4, 'by now');
    });
    test('pauses while it is off-screen', tagOf(animation, 'offScreen'), async ({ visitor: { page } }) => {
      const animated = await openPaused(page, label, path());
      await animated.evaluate(async (element) => {
        const below = element.getBoundingClientRect().top + scrollY > innerHeight;
        scrollTo({ top: below ? 0 : document.documentElement.scrollHeight, behavior: 'instant' });
        // The page's own observers have been called before this one.
        await new Promise<void>((resolve) => {
          new IntersectionObserver(([entry]) => {
            if (entry?.isIntersecting === false) resolve();
          }).observe(element);
        });
      });
      await expectStill(page, animated, 20_000, 'it stays');
    });
  });
}
