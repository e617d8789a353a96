import type { Language } from '../../language/languages.ts';

/** Actions on things, as an infinitive and as a noun. */
const nouns: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  fr: {
    ouvrir: 'Ouverture',
    changer: 'Changement',
    remplacer: 'Remplacement',
    réparer: 'Réparation',
    installer: 'Installation',
    poser: 'Pose',
    entretenir: 'Entretien',
    nettoyer: 'Nettoyage',
    rénover: 'Rénovation',
    restaurer: 'Restauration',
    sécuriser: 'Sécurisation',
    dépanner: 'Dépannage',
    créer: 'Création',
    aménager: 'Aménagement',
    isoler: 'Isolation',
    fabriquer: 'Fabrication',
    louer: 'Location',
    organiser: 'Organisation',
    traduire: 'Traduction',
    concevoir: 'Conception',
    construire: 'Construction',
    débarrasser: 'Débarras',
    déboucher: 'Débouchage',
    tailler: 'Taille',
    ramoner: 'Ramonage',
    vendre: 'Vente',
    livrer: 'Livraison',
    préparer: 'Préparation',
  },
  es: {
    abrir: 'Apertura',
    cambiar: 'Cambio',
    reparar: 'Reparación',
    instalar: 'Instalación',
    limpiar: 'Limpieza',
    reformar: 'Reforma',
    restaurar: 'Restauración',
    mantener: 'Mantenimiento',
    crear: 'Creación',
    diseñar: 'Diseño',
    fabricar: 'Fabricación',
    alquilar: 'Alquiler',
    organizar: 'Organización',
    traducir: 'Traducción',
    construir: 'Construcción',
    vender: 'Venta',
    constituir: 'Constitución',
    gestionar: 'Gestión',
    pintar: 'Pintura',
    podar: 'Poda',
  },
  it: {
    aprire: 'Apertura',
    cambiare: 'Cambio',
    sostituire: 'Sostituzione',
    riparare: 'Riparazione',
    installare: 'Installazione',
    pulire: 'Pulizia',
    ristrutturare: 'Ristrutturazione',
    restaurare: 'Restauro',
    creare: 'Creazione',
    progettare: 'Progettazione',
    noleggiare: 'Noleggio',
    organizzare: 'Organizzazione',
    tradurre: 'Traduzione',
    costruire: 'Costruzione',
    vendere: 'Vendita',
    potare: 'Potatura',
  },
  pt: {
    abrir: 'Abertura',
    trocar: 'Troca',
    substituir: 'Substituição',
    reparar: 'Reparação',
    instalar: 'Instalação',
    limpar: 'Limpeza',
    remodelar: 'Remodelação',
    restaurar: 'Restauro',
    criar: 'Criação',
    projetar: 'Projeto',
    alugar: 'Aluguer',
    organizar: 'Organização',
    traduzir: 'Tradução',
    construir: 'Construção',
    vender: 'Venda',
    pintar: 'Pintura',
  },
};

const linked: Readonly<Partial<Record<Language, (things: string) => string>>> = {
  fr: (things) =>
    things.startsWith('les ')
      ? `des ${things.slice(4)}`
      : things.startsWith('le ')
        ? `du ${things.slice(3)}`
        : /^(?:la |l['’])/u.test(things)
          ? `de ${things}`
          : `de ${things.replace(/^(?:des|du|de la|de l['’]|d['’]|un|une|vos|leurs?)\s?/u, '')}`.replace(
              /^de (?=[aeiouyéèêàâîïôhœ])/u,
              "d'",
            ),
  es: (things) => `de ${things.replace(/^(?:unos|unas|un|una|los|las|sus|tus)\s/u, '')}`.replace(/^de el /u, 'del '),
  it: (things) => `di ${things.replace(/^(?:dei|delle|degli|gli|i|le|un|una|uno|il|la|lo)\s/u, '')}`,
  pt: (things) => `de ${things.replace(/^(?:os|as|um|uma|o|a)\s/u, '')}`,
};

/** "ouvrir des portes" as the name of a page: "Ouverture de portes". Null for what is no infinitive that we know, or has no object. */
export function nameOfInfinitive(phrase: string, language: Language | null): string | null {
  const [, verb = '', things = ''] = /^(\p{L}+)\s(\p{L}.*)$/u.exec(phrase) ?? [];
  const noun = language === null ? undefined : nouns[language]?.[verb.toLowerCase()];
  const link = language === null ? undefined : linked[language];
  return noun === undefined || link === undefined ? null : `${noun} ${link(things)}`;
}
