/** Legal forms of companies and associations, as they stand behind a name. */
export const legalForms =
  'GmbH(?: & Co\\. KG)?|gGmbH|GbR|UG|AG|KG|OHG|e\\.\\s?K\\.|e\\.\\s?V\\.|eG|SARL|SAS|EURL|S\\.L\\.U?\\.?|SL|S\\.A\\.|S\\.r\\.l\\.?|Srl|SRL|S\\.p\\.A\\.?|Lda\\.?|Ltda\\.?|B\\.V\\.|BV|[Ss]p\\. z o\\. ?o\\.|[Ss]p\\. ?[jk]\\.|s\\.r\\.o\\.|a\\.s\\.|AB|ApS|A/S|Oy|Kft\\.?|Pty\\.? Ltd\\.?|Ltd\\.?|LLP|PLLC|LLC|Inc\\.?|PLC';
