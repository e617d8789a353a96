import { describe, expect, test } from 'vitest';
import { extractPage } from '../../../../shared/domain/extraction/extract-page.ts';

const extract = (main: string) =>
  extractPage({
    html: `<!doctype html><html lang="en"><head><title>Oak tables made in Leeds</title></head><body><main><h1>Oak tables</h1>
<p>Our joiners in Leeds build oak tables to measure, from the first sketch to the last coat of oil, within six weeks.</p>${main}</main></body></html>`,
    url: 'https://joiners.example/tables',
  });
const markdownOf = (main: string): string => extract(main).markdown;

const sentence = 'Each board is dried for three years in the barn behind the workshop before a joiner planes it.';

describe('text that the markup keeps from some readers', () => {
  test.each([
    ['aria-hidden', `<p aria-hidden="true">${sentence}</p>`],
    ['inert', `<p inert>${sentence}</p>`],
    ['hidden="until-found"', `<p hidden="until-found">${sentence}</p>`],
    ['details that are closed', `<details><summary>Wood</summary><p>${sentence}</p></details>`],
  ])('is read where the screen, or a search in the page, shows it: %s', (_, html) => {
    expect(markdownOf(html)).toContain(sentence);
  });

  test.each([
    ['the attribute hidden', `<p hidden>${sentence}</p>`],
    ['display:none', `<p style="display: none">${sentence}</p>`],
    ['a class for screen readers', `<p class="sr-only">${sentence}</p>`],
    ['the same of another framework', `<p class="govuk-visually-hidden">${sentence}</p>`],
    ['template', `<template><p>${sentence}</p></template>`],
    ['noscript', `<noscript><p>${sentence}</p></noscript>`],
    ['a dialog that waits', `<div class="size-modal" aria-hidden="true"><p>${sentence.slice(0, 60)}</p></div>`],
  ])('is not read where no visitor sees it: %s', (_, html) => {
    expect(markdownOf(html)).not.toContain(sentence.slice(0, 60));
  });

  test('is read when a class hides it at one width alone', () => {
    expect(markdownOf(`<p class="sr-only md:not-sr-only">${sentence}</p>`)).toContain(sentence);
  });

  test('is the price that the eye sees, and not the one that is read aloud', () => {
    const html =
      '<p>Price: <span aria-hidden="true">£ 1,490</span><span class="sr-only">1490 pounds</span> with oil.</p>';
    expect(markdownOf(html)).toContain('Price: £ 1,490 with oil.');
  });

  test('leaves out signs and icons', () => {
    const html = `<p>Order <i class="material-icons" aria-hidden="true">arrow_forward</i> today <span aria-hidden="true">★★★</span></p>`;
    expect(markdownOf(html)).not.toMatch(/arrow_forward|★/);
  });

  test('keeps what separates the lines of a heading', () => {
    const html = '<h2><span>Sizes</span><span class="visually-hidden">: </span><span>what fits</span></h2>';
    expect(markdownOf(html)).toContain('## Sizes: what fits');
  });

  test('is the name of a link that shows a picture alone', () => {
    const named = '<p>Follow us: <a href="https://social.example/j"><span class="sr-only">Our workbench</span></a></p>';
    expect(markdownOf(named)).toContain('[Our workbench]');
    const shown =
      '<p>Follow us: <a href="https://social.example/j">News<span class="sr-only"> on a bench</span></a></p>';
    expect(markdownOf(shown)).toContain('[News]');
  });
});
