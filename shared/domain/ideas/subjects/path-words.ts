/** Folders of pages for places: each has its own. */
export const areaFolders =
  /(?:^|\/)(?:locations?|areas?|service-areas?|areas-we-serve|cities|towns|suburbs|standorte?|einsatzgebiete?|orte|städte|staedte|secteurs?|zones?|villes?|communes?|zonas?|ciudades|localidades|municipios|comuni|citta|zone|bairros|cidades|regioes|regio|regios|werkgebied|plaatsen|steden|miasta|lokalizacje|orter|områden|omraden|omrader)\//iu;
