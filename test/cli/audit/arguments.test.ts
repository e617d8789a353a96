import { describe, expect, test } from 'vitest';
import { parseArguments } from '../../../cli/audit/arguments.ts';
import { AuditError, UsageError } from '../../../cli/audit/audit-error.ts';
import { parseAuditTarget } from '../../../cli/audit/audit-target.ts';

describe('parseArguments', () => {
  test('audits the sample site without a url', () => {
    expect(parseArguments([])).toEqual({ kind: 'audit', target: null, keyword: null, json: false });
  });

  test('takes a url and --json in any order', () => {
    const target = { url: 'https://shop.example/a/', domain: 'shop.example' };
    expect(parseArguments(['https://shop.example/a/', '--json'])).toEqual({
      kind: 'audit',
      target,
      keyword: null,
      json: true,
    });
    expect(parseArguments(['--json', 'https://shop.example/a/'])).toEqual({
      kind: 'audit',
      target,
      keyword: null,
      json: true,
    });
  });

  test('takes the keyword of the page', () => {
    const target = { url: 'https://shop.example/a/', domain: 'shop.example' };
    const command = { kind: 'audit', target, keyword: 'green tea', json: false };
    expect(parseArguments(['https://shop.example/a/', '--keyword', ' green tea '])).toEqual(command);
  });

  test('takes the files of a report, its paper and its language', () => {
    expect(parseArguments(['--html', 'a.html', '--language', 'de'])).toMatchObject({ report: { language: 'de' } });
    expect(parseArguments(['--html', 'a.html'])).toMatchObject({ report: { html: 'a.html', pdf: null, paper: 'a4' } });
    expect(parseArguments(['--pdf', 'a.pdf', '--paper', 'Letter'])).toMatchObject({
      report: { html: null, pdf: 'a.pdf', paper: 'letter' },
    });
  });

  test('takes --site for every page of the site of the url', () => {
    expect(parseArguments(['https://shop.example/a/', '--site'])).toMatchObject({ site: true });
    expect(parseArguments(['https://shop.example/a/'])).not.toHaveProperty('site');
  });

  test.each([['--help'], ['-h']])('%s asks for the usage, whatever else is there', (flag) => {
    expect(parseArguments([flag, 'not a url'])).toEqual({ kind: 'help' });
  });

  test.each([
    { name: 'an unknown option', argv: ['--jsn'] },
    { name: 'a value for a switch', argv: ['--json=yes'] },
    { name: 'a keyword without a url', argv: ['--keyword', 'tea'] },
    { name: 'a keyword without a text', argv: ['https://a.example', '--keyword', ' '] },
    { name: 'a report without a file', argv: ['--html', ''] },
    { name: 'a paper without a PDF', argv: ['--html', 'a.html', '--paper', 'a4'] },
    { name: 'a language without a report', argv: ['--language', 'de'] },
    { name: 'a language that no report has', argv: ['--html', 'a.html', '--language', 'eo'] },
    { name: 'an unknown paper', argv: ['--pdf', 'a.pdf', '--paper', 'a5'] },
    { name: 'a site without a url', argv: ['--site'] },
    { name: 'the JSON of a site', argv: ['https://a.example', '--site', '--json'] },
    { name: 'a budget without a file', argv: ['http://localhost', '--budget', ''] },
    { name: 'a baseline without a budget', argv: ['http://localhost', '--baseline', 'b.json'] },
    { name: 'a summary without a budget', argv: ['http://localhost', '--summary', 's.md'] },
    { name: 'a budget of one page', argv: ['http://localhost', '--budget', 'b.json', '--json'] },
    { name: 'two urls', argv: ['https://a.example', 'https://b.example'] },
  ])('refuses $name', ({ argv }) => {
    expect(() => parseArguments(argv)).toThrow(UsageError);
  });
});

describe('parseAuditTarget', () => {
  test.each([
    ['https://shop.example', 'https://shop.example/', 'shop.example'],
    ['shop.example/guides/', 'https://shop.example/guides/', 'shop.example'],
    ['HTTP://Shop.Example/A?b=1#c', 'http://shop.example/A?b=1', 'shop.example'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/', 'xn--bcher-kva.example'],
    ['https://shop.example:443/', 'https://shop.example/', 'shop.example'],
  ])('reads %s', (text, url, domain) => {
    expect(parseAuditTarget(text)).toEqual({ url, domain });
  });

  test.each([
    ['', 'is not a URL'],
    ['   ', 'is not a URL'],
    ['not a url', 'is not a URL'],
    ['https://', 'is not a URL'],
    ['https://shop.example/a b', 'is not a URL'],
    ['ftp://shop.example/', 'must start with https://'],
    ['file:///etc/passwd', 'is not a URL'],
    ['https://user:secret@shop.example/', 'user name or password'],
  ])('refuses "%s": %s', (text, reason) => {
    expect(() => parseAuditTarget(text)).toThrow(AuditError);
    expect(() => parseAuditTarget(text)).toThrow(reason);
  });

  test('does not repeat a password', () => {
    expect(() => parseAuditTarget('https://user:secret@shop.example/')).not.toThrow(/secret/);
  });

  test('takes a server on this machine as the site that it will be', () => {
    const origin = 'http://127.0.0.1:9001';
    expect(parseAuditTarget(`${origin}/a/?b=1#c`, 'shop.example')).toEqual({
      ...{ url: 'https://shop.example/a/?b=1', domain: 'shop.example', origin },
    });
    expect(parseAuditTarget('http://localhost')).toMatchObject({
      domain: 'preview.example',
      origin: 'http://localhost',
    });
    expect(() => parseAuditTarget('https://shop.example/', 'other.example')).toThrow(AuditError);
  });

  test('says how to audit a server of the network', () => {
    expect(() => parseAuditTarget('http://192.0.2.1:9001/a/')).toThrow(
      'CRAWL_ORIGIN_OVERRIDES=shop.example=http://192.0.2.1:9001 and audit https://shop.example/a/',
    );
  });
});
