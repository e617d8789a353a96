/** "mit den Preisen", "mit Datenblättern": behind these prepositions a German plural has an "n" that its name has not. */
export const removeDative = (subject: string, before: string): string =>
  /^\s*(?:,\s)?(?:mit|zu|von|aus|bei|nach)\s/iu.test(before)
    ? subject
        .replace(
          /^((?:(?:den|unseren|allen|den aktuellen)\s)?(?:\p{L}{0,30}[äöü]\p{L}{0,30}er|\p{L}{0,30}(?:[Bb]ild|[Kk]ind|[Ff]eld|[Ss]child|[Ll]ied|[Zz]imm|[Ff]enst|[Mm]ust)er|\p{L}{0,30}(?:[Aa]rtik|[Mm]öb|[Mm]itt)el))n(?=$|\s|,)/u,
          '$1',
        )
        .replace(
          /^((?:(?:den|unseren|allen|den aktuellen)\s)?(?:\p{Lu}\p{L}{0,30}-?)?(?:[Rr]ezept|niss|[Vv]erträg|[Pp]län|[Ff]äll|schläg|ansätz|[Zz]eugniss|[Pp]reis|[Aa]ngebot|[Tt]ermin|[Kk]urs|[Pp]rojekt|[Bb]eispiel|[Tt]arif|[Pp]aket|[Pp]rodukt|[Pp]roblem|[Hh]onorar|rät|amm|ment|stück|stoff|weis|schritt|gebnis|werk|bericht)e)n(?=$|\s|,)/u,
          '$1',
        )
    : subject;
