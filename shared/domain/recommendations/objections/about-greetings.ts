import { message } from '../../messages/message.ts';
import { type ObjectionRule, quoted } from './objection.ts';

/** Sites' names for their first page, and their greetings. */
const homeLabel =
  /^(?:home(?:[- ]?page)?|startseite|accueil|inicio|untitled|index|página inicial|início|pagina iniziale|strona główna|startsida|startside|forside|hem|úvod|úvodní stránka|domov|etusivu|kezdőlap|ana sayfa|главная|головна|αρχική|首页|ホーム|홈)$/iu;
const greeting =
  /^(?:welcome|(?:herzlich )?willkommen|bienvenue|bienvenid[oa]s?|benvenut[ioa]|bem[- ]vind[oa]s?|(?:hartelijk )?welkom|välkommen|velkommen|witamy|vítejte|vitajte|tervetuloa|üdvözöl\p{L}*|hoş geldiniz|добро пожаловать|ласкаво просимо|καλώς ήρθατε)(?!\p{L})/iu;

/** A title says what a page offers: none of its parts greets, or says only that the page is one of the site. */
export const titleIsNoLabel: ObjectionRule = ({ targetField, value }) => {
  if (targetField !== 'title' || value === null) return [];
  const parts = value.split(/\s[-–—|·•»:]\s|[|·•»]|:\s/u).map((part) => part.trim());
  const label = parts.find((part) => isLabel(part) || greeting.test(part));
  return label === undefined ? [] : [message('objections.greetings.any-page', { text: quoted(label) })];
};

const isLabel = (part: string): boolean => homeLabel.test(part);
