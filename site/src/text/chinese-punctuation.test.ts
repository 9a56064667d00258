import { expect, it } from 'vitest';
import { comparison } from './cn/comparison.ts';
import { resumes } from './cn/resumes.ts';

it('joins names from the content with Chinese punctuation in Chinese sentences', () => {
  expect(resumes.sent('自荐（不限岗位）', 'BY-HR-2600')).toMatch(/^自荐（不限岗位），职位编号 BY-HR-2600。我们/);
  expect(comparison.products(['BY-C1 煅后焦', 'BY-C2 煅后焦'])).toBe('BY-C1 煅后焦；BY-C2 煅后焦');
  expect(comparison.missing(['BY-X1', 'BY-X2'])).toBe('目录中没有：BY-X1、BY-X2');
});
