import { expect, it } from 'vitest';
import { uiStringsFor } from '#base/uiStrings.ts';
import { printed } from '../../../tests/entries.ts';
import { skills } from './section.ts';

const item = (name: string, resume?: boolean) => ({ name, highlight: false, resume });
const value = {
  groups: [
    { name: 'Languages', items: [item('C++'), item('Basic', false), item('Rust', true)] },
    { name: 'Office', items: [item('Typing')], resume: false },
    { name: 'Old', items: [item('Cobol', false)] },
  ],
};

it('shows skills in the résumé, except items and groups with `resume: false`, and empty groups', () => {
  expect(printed(skills, value)?.rows).toEqual([{ name: 'Languages', items: ['C++', 'Rust'] }]);
  expect(printed(skills, { groups: value.groups.slice(1) })).toBeUndefined();
  expect(printed(skills, { ...value, heading: 'Tech Stack' })?.heading).toBe('Tech Stack');
});

it('adds skills to structured data', () => {
  expect(skills.person(value)).toEqual({ knowsAbout: ['C++', 'Basic', 'Rust', 'Typing', 'Cobol'] });
});

it('shows levels in the résumé, in the brackets of its language', () => {
  const groups = [{ name: 'Languages', level: 'Expert', items: [{ ...item('C'), level: 'Basic' }] }];
  expect(printed(skills, { groups })?.rows).toEqual([{ name: 'Languages (Expert)', items: ['C (Basic)'] }]);
  const japanese = skills.resume({ groups }, uiStringsFor('ja'));
  expect(japanese?.rows).toEqual([{ name: 'Languages（Expert）', items: ['C（Basic）'] }]);
});
