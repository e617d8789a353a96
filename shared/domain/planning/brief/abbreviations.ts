/** Words before a full stop that ends no sentence, in the languages of briefs: titles, forms of companies, parts of addresses. */
export const pairedAbbreviations =
  'dr|dra|inh|drs|dott\\.ssa|mag|prof|mr|mrs|ms|st|ste|sr|sra|srta|dott|avv|ing|arch|mgr|lek|med|dent|vet|dipl|bc|mudr|judr|z\\. ?b|d\\. ?h|bzw|ca|inkl|zzgl|ggf|nr|no|tel|str|ul|al|pl|av|avda|bd|vs|e\\. ?v|co|inc|ltd|sp|sp\\. ?[jk]|corp|jr|est|approx|incl|np|tj|m\\.in|resp|o\\.o|s\\.r\\.o|a\\.s|p\\.ej|ex|env|г|ул|т\\.е|д';
