/**
 * How often in a row the same content of a page is graded (429 `generation_cap_reached`, spec section "Errors": the
 * per-analysis generation cap). Only `force` grades content again that did not change. An editor does so after a new
 * rubric or grader, a few times; a client that loops would spend the month's allowance on one page.
 */
export const GENERATIONS_MAX = 25;
