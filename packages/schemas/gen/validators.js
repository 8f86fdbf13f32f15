// Generated from schemas/*.schema.json by scripts/generate-types.ts. Do not edit: edit the schema and run `npm run generate`.
// The length of a text in code points, as JSON Schema counts it.
const codePoints = (text) => { let count = 0; for (const _ of text) count += 1; return count; };
export const validateAnswersSheet = validate122;
const schema40 = {"$id":"answers-sheet.schema.json","type":"object","additionalProperties":false,"required":["answers"],"properties":{"answers":{"type":"array","items":{"$ref":"answers-sheet.schema.json--answer"}},"changes":{"$ref":"answers-sheet.schema.json--planChanges"},"summary":{"type":"string"},"discoveries":{"type":"array","items":{"$ref":"common.schema.json--discovery"}}}};
const func0 = Object.prototype.hasOwnProperty;
const schema19 = {"type":"object","additionalProperties":false,"required":["id","answer","reason"],"properties":{"id":{"$ref":"common.schema.json--localId"},"answer":{"type":"string","enum":["amended","kept","open"]},"reason":{"type":"string","minLength":1}},"$id":"answers-sheet.schema.json--answer"};
const func64 = codePoints;
const schema20 = {"type":"string","minLength":1,"pattern":"^[A-Za-z][A-Za-z0-9_-]{0,39}$","$id":"common.schema.json--localId"};
const pattern3 = new RegExp("^[A-Za-z][A-Za-z0-9_-]{0,39}$", "u");

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func64(data) < 1){
const err0 = {instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err0); errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_-]{0,39}$"+"\""};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
validate53.errors = vErrors;
return errors === 0;
}


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.answer === undefined) || (!(func0.call(data, "answer")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "answer"},message:"must have required property '"+"answer"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err2); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "id") || (key0 === "answer")) || (key0 === "reason"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate53(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.answer !== undefined && func0.call(data, "answer")){
let data1 = data.answer;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/answer",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
if(!(((data1 === "amended") || (data1 === "kept")) || (data1 === "open"))){
const err5 = {instancePath:instancePath+"/answer",keyword:"enum",params:{allowedValues: schema19.properties.answer.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
let data2 = data.reason;
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err6 = {instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
validate52.errors = vErrors;
return errors === 0;
}

const schema21 = {"type":"object","additionalProperties":false,"required":["criteria","elements","dropped"],"properties":{"criteria":{"type":"array","items":{"$ref":"plan-sheet.schema.json--criterion"}},"elements":{"type":"array","items":{"$ref":"plan-sheet.schema.json--element"}},"dropped":{"type":"array","items":{"$ref":"common.schema.json--localId"}},"supersedes":{"type":"array","items":{"$ref":"plan-sheet.schema.json--superseded"}},"renames":{"type":"array","items":{"$ref":"plan-sheet.schema.json--rename"}},"dependencies":{"type":"array","items":{"$ref":"plan-sheet.schema.json--dependency"}},"questions":{"type":"array","items":{"$ref":"plan-sheet.schema.json--planQuestion"}}},"$id":"answers-sheet.schema.json--planChanges"};
const schema22 = {"type":"object","additionalProperties":false,"required":["id","kind","statement","clause"],"properties":{"id":{"$ref":"common.schema.json--localId"},"kind":{"type":"string","enum":["new","kept","type","text"]},"statement":{"type":"string","minLength":1},"clause":{"type":"string","minLength":1}},"$id":"plan-sheet.schema.json--criterion"};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.statement === undefined) || (!(func0.call(data, "statement")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "statement"},message:"must have required property '"+"statement"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.clause === undefined) || (!(func0.call(data, "clause")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "clause"},message:"must have required property '"+"clause"+"'"};
(vErrors ??= []).push(err3); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "id") || (key0 === "kind")) || (key0 === "statement")) || (key0 === "clause"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate53(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
if(!((((data1 === "new") || (data1 === "kept")) || (data1 === "type")) || (data1 === "text"))){
const err6 = {instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema22.properties.kind.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.statement !== undefined && func0.call(data, "statement")){
let data2 = data.statement;
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err7 = {instancePath:instancePath+"/statement",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/statement",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.clause !== undefined && func0.call(data, "clause")){
let data3 = data.clause;
if(typeof data3 === "string"){
if(func64(data3) < 1){
const err9 = {instancePath:instancePath+"/clause",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/clause",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
}
else {
const err11 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err11); errors++;
}
validate56.errors = vErrors;
return errors === 0;
}

const schema23 = {"type":"object","discriminator":{"propertyName":"action"},"required":["action"],"oneOf":[{"$ref":"plan-sheet.schema.json--addElement"},{"$ref":"plan-sheet.schema.json--changeElement"},{"$ref":"plan-sheet.schema.json--removeElement"},{"$ref":"plan-sheet.schema.json--moveElement"}],"$id":"plan-sheet.schema.json--element"};
const schema24 = {"type":"object","additionalProperties":false,"required":["id","file","symbol","action","criteria","intent"],"properties":{"id":{"$ref":"common.schema.json--localId"},"file":{"$ref":"common.schema.json--path"},"symbol":{"type":"string","minLength":1},"action":{"type":"string","const":"add"},"criteria":{"type":"array","items":{"$ref":"common.schema.json--localId"}},"intent":{"type":"string","minLength":1},"declaration":{"type":"string","minLength":1},"docstring":{"type":"string"},"after":{"type":"string","minLength":1},"imports":{"type":"array","items":{"$ref":"plan-sheet.schema.json--importChange"}},"exportFrom":{"type":"array","items":{"$ref":"common.schema.json--path"}},"sees":{"type":"array","items":{"$ref":"common.schema.json--symbolRef"}}},"$id":"plan-sheet.schema.json--addElement"};
const schema25 = {"type":"string","minLength":1,"maxLength":1024,"pattern":"^(?!/)(?!(.*/)?\\.{1,2}(/|$))(?!.*//)(?!.*/$)[^\\\\\\u0000-\\u001f\\u007f]+$","$id":"common.schema.json--path"};
const pattern4 = new RegExp("^(?!/)(?!(.*/)?\\.{1,2}(/|$))(?!.*//)(?!.*/$)[^\\\\\\u0000-\\u001f\\u007f]+$", "u");

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func64(data) > 1024){
const err0 = {instancePath,keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
(vErrors ??= []).push(err0); errors++;
}
if(func64(data) < 1){
const err1 = {instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err1); errors++;
}
if(!pattern4.test(data)){
const err2 = {instancePath,keyword:"pattern",params:{pattern: "^(?!/)(?!(.*/)?\\.{1,2}(/|$))(?!.*//)(?!.*/$)[^\\\\\\u0000-\\u001f\\u007f]+$"},message:"must match pattern \""+"^(?!/)(?!(.*/)?\\.{1,2}(/|$))(?!.*//)(?!.*/$)[^\\\\\\u0000-\\u001f\\u007f]+$"+"\""};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
validate62.errors = vErrors;
return errors === 0;
}

const schema26 = {"type":"object","additionalProperties":false,"required":["action","text"],"properties":{"action":{"type":"string","enum":["add","remove"]},"text":{"type":"string","minLength":1}},"$id":"plan-sheet.schema.json--importChange"};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.action === undefined) || (!(func0.call(data, "action")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.text === undefined) || (!(func0.call(data, "text")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "action") || (key0 === "text"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.action !== undefined && func0.call(data, "action")){
let data0 = data.action;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if(!((data0 === "add") || (data0 === "remove"))){
const err4 = {instancePath:instancePath+"/action",keyword:"enum",params:{allowedValues: schema26.properties.action.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
let data1 = data.text;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err5 = {instancePath:instancePath+"/text",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/text",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate65.errors = vErrors;
return errors === 0;
}

const schema27 = {"type":"object","additionalProperties":false,"required":["file","symbol"],"properties":{"file":{"$ref":"common.schema.json--path"},"symbol":{"type":"string","minLength":1}},"$id":"common.schema.json--symbolRef"};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.file === undefined) || (!(func0.call(data, "file")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.symbol === undefined) || (!(func0.call(data, "symbol")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "symbol"},message:"must have required property '"+"symbol"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "file") || (key0 === "symbol"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.symbol !== undefined && func0.call(data, "symbol")){
let data1 = data.symbol;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err3 = {instancePath:instancePath+"/symbol",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/symbol",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate68.errors = vErrors;
return errors === 0;
}


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.file === undefined) || (!(func0.call(data, "file")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.symbol === undefined) || (!(func0.call(data, "symbol")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "symbol"},message:"must have required property '"+"symbol"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.action === undefined) || (!(func0.call(data, "action")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.criteria === undefined) || (!(func0.call(data, "criteria")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "criteria"},message:"must have required property '"+"criteria"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if((data.intent === undefined) || (!(func0.call(data, "intent")))){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "intent"},message:"must have required property '"+"intent"+"'"};
(vErrors ??= []).push(err5); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema24.properties, key0))){
const err6 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate53(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.symbol !== undefined && func0.call(data, "symbol")){
let data2 = data.symbol;
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err7 = {instancePath:instancePath+"/symbol",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/symbol",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.action !== undefined && func0.call(data, "action")){
let data3 = data.action;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
if("add" !== data3){
const err10 = {instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "add"},message:"must be equal to constant"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.criteria !== undefined && func0.call(data, "criteria")){
let data4 = data.criteria;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate53(data4[i0], {instancePath:instancePath+"/criteria/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/criteria",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.intent !== undefined && func0.call(data, "intent")){
let data6 = data.intent;
if(typeof data6 === "string"){
if(func64(data6) < 1){
const err12 = {instancePath:instancePath+"/intent",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/intent",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
}
if(data.declaration !== undefined && func0.call(data, "declaration")){
let data7 = data.declaration;
if(typeof data7 === "string"){
if(func64(data7) < 1){
const err14 = {instancePath:instancePath+"/declaration",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err14); errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/declaration",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15); errors++;
}
}
if(data.docstring !== undefined && func0.call(data, "docstring")){
if(typeof data.docstring !== "string"){
const err16 = {instancePath:instancePath+"/docstring",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err16); errors++;
}
}
if(data.after !== undefined && func0.call(data, "after")){
let data9 = data.after;
if(typeof data9 === "string"){
if(func64(data9) < 1){
const err17 = {instancePath:instancePath+"/after",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err17); errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/after",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18); errors++;
}
}
if(data.imports !== undefined && func0.call(data, "imports")){
let data10 = data.imports;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(!(validate65(data10[i1], {instancePath:instancePath+"/imports/" + i1,parentData:data10,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/imports",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err19); errors++;
}
}
if(data.exportFrom !== undefined && func0.call(data, "exportFrom")){
let data12 = data.exportFrom;
if(Array.isArray(data12)){
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
if(!(validate62(data12[i2], {instancePath:instancePath+"/exportFrom/" + i2,parentData:data12,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/exportFrom",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err20); errors++;
}
}
if(data.sees !== undefined && func0.call(data, "sees")){
let data14 = data.sees;
if(Array.isArray(data14)){
const len3 = data14.length;
for(let i3=0; i3<len3; i3++){
if(!(validate68(data14[i3], {instancePath:instancePath+"/sees/" + i3,parentData:data14,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath:instancePath+"/sees",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err21); errors++;
}
}
}
else {
const err22 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err22); errors++;
}
validate60.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":"object","additionalProperties":false,"required":["id","file","symbol","action","criteria","intent"],"properties":{"id":{"$ref":"common.schema.json--localId"},"file":{"$ref":"common.schema.json--path"},"symbol":{"type":"string","minLength":1},"action":{"type":"string","const":"change"},"criteria":{"type":"array","items":{"$ref":"common.schema.json--localId"}},"intent":{"type":"string","minLength":1},"declaration":{"type":"string","minLength":1},"docstring":{"type":"string"},"after":{"type":"string","minLength":1},"imports":{"type":"array","items":{"$ref":"plan-sheet.schema.json--importChange"}},"exportFrom":{"type":"array","items":{"$ref":"common.schema.json--path"}},"sees":{"type":"array","items":{"$ref":"common.schema.json--symbolRef"}}},"$id":"plan-sheet.schema.json--changeElement"};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.file === undefined) || (!(func0.call(data, "file")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.symbol === undefined) || (!(func0.call(data, "symbol")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "symbol"},message:"must have required property '"+"symbol"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.action === undefined) || (!(func0.call(data, "action")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.criteria === undefined) || (!(func0.call(data, "criteria")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "criteria"},message:"must have required property '"+"criteria"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if((data.intent === undefined) || (!(func0.call(data, "intent")))){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "intent"},message:"must have required property '"+"intent"+"'"};
(vErrors ??= []).push(err5); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema28.properties, key0))){
const err6 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate53(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.symbol !== undefined && func0.call(data, "symbol")){
let data2 = data.symbol;
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err7 = {instancePath:instancePath+"/symbol",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/symbol",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.action !== undefined && func0.call(data, "action")){
let data3 = data.action;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
if("change" !== data3){
const err10 = {instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "change"},message:"must be equal to constant"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.criteria !== undefined && func0.call(data, "criteria")){
let data4 = data.criteria;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate53(data4[i0], {instancePath:instancePath+"/criteria/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/criteria",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.intent !== undefined && func0.call(data, "intent")){
let data6 = data.intent;
if(typeof data6 === "string"){
if(func64(data6) < 1){
const err12 = {instancePath:instancePath+"/intent",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/intent",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
}
if(data.declaration !== undefined && func0.call(data, "declaration")){
let data7 = data.declaration;
if(typeof data7 === "string"){
if(func64(data7) < 1){
const err14 = {instancePath:instancePath+"/declaration",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err14); errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/declaration",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15); errors++;
}
}
if(data.docstring !== undefined && func0.call(data, "docstring")){
if(typeof data.docstring !== "string"){
const err16 = {instancePath:instancePath+"/docstring",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err16); errors++;
}
}
if(data.after !== undefined && func0.call(data, "after")){
let data9 = data.after;
if(typeof data9 === "string"){
if(func64(data9) < 1){
const err17 = {instancePath:instancePath+"/after",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err17); errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/after",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18); errors++;
}
}
if(data.imports !== undefined && func0.call(data, "imports")){
let data10 = data.imports;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(!(validate65(data10[i1], {instancePath:instancePath+"/imports/" + i1,parentData:data10,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/imports",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err19); errors++;
}
}
if(data.exportFrom !== undefined && func0.call(data, "exportFrom")){
let data12 = data.exportFrom;
if(Array.isArray(data12)){
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
if(!(validate62(data12[i2], {instancePath:instancePath+"/exportFrom/" + i2,parentData:data12,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/exportFrom",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err20); errors++;
}
}
if(data.sees !== undefined && func0.call(data, "sees")){
let data14 = data.sees;
if(Array.isArray(data14)){
const len3 = data14.length;
for(let i3=0; i3<len3; i3++){
if(!(validate68(data14[i3], {instancePath:instancePath+"/sees/" + i3,parentData:data14,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath:instancePath+"/sees",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err21); errors++;
}
}
}
else {
const err22 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err22); errors++;
}
validate71.errors = vErrors;
return errors === 0;
}

const schema29 = {"type":"object","additionalProperties":false,"required":["id","file","symbol","action","criteria"],"properties":{"id":{"$ref":"common.schema.json--localId"},"file":{"$ref":"common.schema.json--path"},"symbol":{"type":"string","minLength":1},"action":{"type":"string","const":"remove"},"criteria":{"type":"array","items":{"$ref":"common.schema.json--localId"}},"imports":{"type":"array","items":{"$ref":"plan-sheet.schema.json--importChange"}}},"$id":"plan-sheet.schema.json--removeElement"};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.file === undefined) || (!(func0.call(data, "file")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.symbol === undefined) || (!(func0.call(data, "symbol")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "symbol"},message:"must have required property '"+"symbol"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.action === undefined) || (!(func0.call(data, "action")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.criteria === undefined) || (!(func0.call(data, "criteria")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "criteria"},message:"must have required property '"+"criteria"+"'"};
(vErrors ??= []).push(err4); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "id") || (key0 === "file")) || (key0 === "symbol")) || (key0 === "action")) || (key0 === "criteria")) || (key0 === "imports"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate53(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.symbol !== undefined && func0.call(data, "symbol")){
let data2 = data.symbol;
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err6 = {instancePath:instancePath+"/symbol",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/symbol",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.action !== undefined && func0.call(data, "action")){
let data3 = data.action;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
if("remove" !== data3){
const err9 = {instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "remove"},message:"must be equal to constant"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.criteria !== undefined && func0.call(data, "criteria")){
let data4 = data.criteria;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate53(data4[i0], {instancePath:instancePath+"/criteria/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/criteria",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.imports !== undefined && func0.call(data, "imports")){
let data6 = data.imports;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(validate65(data6[i1], {instancePath:instancePath+"/imports/" + i1,parentData:data6,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/imports",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err11); errors++;
}
}
}
else {
const err12 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12); errors++;
}
validate78.errors = vErrors;
return errors === 0;
}

const schema30 = {"type":"object","additionalProperties":false,"required":["id","file","symbol","action","from","criteria"],"properties":{"id":{"$ref":"common.schema.json--localId"},"file":{"$ref":"common.schema.json--path"},"symbol":{"type":"string","minLength":1},"action":{"type":"string","const":"move"},"from":{"$ref":"common.schema.json--symbolRef"},"criteria":{"type":"array","items":{"$ref":"common.schema.json--localId"}},"intent":{"type":"string","minLength":1},"after":{"type":"string","minLength":1},"imports":{"type":"array","items":{"$ref":"plan-sheet.schema.json--importChange"}},"exportFrom":{"type":"array","items":{"$ref":"common.schema.json--path"}},"sees":{"type":"array","items":{"$ref":"common.schema.json--symbolRef"}}},"$id":"plan-sheet.schema.json--moveElement"};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.file === undefined) || (!(func0.call(data, "file")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.symbol === undefined) || (!(func0.call(data, "symbol")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "symbol"},message:"must have required property '"+"symbol"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.action === undefined) || (!(func0.call(data, "action")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.from === undefined) || (!(func0.call(data, "from")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if((data.criteria === undefined) || (!(func0.call(data, "criteria")))){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "criteria"},message:"must have required property '"+"criteria"+"'"};
(vErrors ??= []).push(err5); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema30.properties, key0))){
const err6 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate53(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.symbol !== undefined && func0.call(data, "symbol")){
let data2 = data.symbol;
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err7 = {instancePath:instancePath+"/symbol",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/symbol",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.action !== undefined && func0.call(data, "action")){
let data3 = data.action;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
if("move" !== data3){
const err10 = {instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "move"},message:"must be equal to constant"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.from !== undefined && func0.call(data, "from")){
if(!(validate68(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.criteria !== undefined && func0.call(data, "criteria")){
let data5 = data.criteria;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate53(data5[i0], {instancePath:instancePath+"/criteria/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/criteria",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.intent !== undefined && func0.call(data, "intent")){
let data7 = data.intent;
if(typeof data7 === "string"){
if(func64(data7) < 1){
const err12 = {instancePath:instancePath+"/intent",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/intent",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
}
if(data.after !== undefined && func0.call(data, "after")){
let data8 = data.after;
if(typeof data8 === "string"){
if(func64(data8) < 1){
const err14 = {instancePath:instancePath+"/after",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err14); errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/after",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15); errors++;
}
}
if(data.imports !== undefined && func0.call(data, "imports")){
let data9 = data.imports;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(!(validate65(data9[i1], {instancePath:instancePath+"/imports/" + i1,parentData:data9,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/imports",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err16); errors++;
}
}
if(data.exportFrom !== undefined && func0.call(data, "exportFrom")){
let data11 = data.exportFrom;
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
if(!(validate62(data11[i2], {instancePath:instancePath+"/exportFrom/" + i2,parentData:data11,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/exportFrom",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err17); errors++;
}
}
if(data.sees !== undefined && func0.call(data, "sees")){
let data13 = data.sees;
if(Array.isArray(data13)){
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
if(!(validate68(data13[i3], {instancePath:instancePath+"/sees/" + i3,parentData:data13,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/sees",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err18); errors++;
}
}
}
else {
const err19 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err19); errors++;
}
validate83.errors = vErrors;
return errors === 0;
}


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.action === undefined) || (!(func0.call(data, "action")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
(vErrors ??= []).push(err0); errors++;
}
const tag0 = data.action;
if(typeof tag0 == "string"){
if(tag0 === "add"){
if(!(validate60(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "change"){
if(!(validate71(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "remove"){
if(!(validate78(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "move"){
if(!(validate83(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err1 = {instancePath,keyword:"discriminator",params:{error: "mapping", tag: "action", tagValue: tag0},message:"value of tag \"action\" must be in oneOf"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"discriminator",params:{error: "tag", tag: "action", tagValue: tag0},message:"tag \"action\" must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate59.errors = vErrors;
return errors === 0;
}

const schema31 = {"type":"object","discriminator":{"propertyName":"action"},"required":["action"],"oneOf":[{"$ref":"plan-sheet.schema.json--supersededChange"},{"$ref":"plan-sheet.schema.json--supersededRemove"}],"$id":"plan-sheet.schema.json--superseded"};
const schema32 = {"type":"object","additionalProperties":false,"required":["action","target","criterion"],"properties":{"action":{"type":"string","const":"change"},"target":{"$ref":"plan-sheet.schema.json--supersededTarget"},"criterion":{"$ref":"common.schema.json--localId"}},"$id":"plan-sheet.schema.json--supersededChange"};
const schema33 = {"type":"object","discriminator":{"propertyName":"kind"},"required":["kind"],"oneOf":[{"$ref":"plan-sheet.schema.json--supersededTest"},{"$ref":"plan-sheet.schema.json--supersededSupport"}],"$id":"plan-sheet.schema.json--supersededTarget"};
const schema34 = {"type":"object","additionalProperties":false,"required":["kind","file","name"],"properties":{"kind":{"type":"string","const":"test"},"file":{"$ref":"common.schema.json--path"},"name":{"type":"string","minLength":1}},"$id":"plan-sheet.schema.json--supersededTest"};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.file === undefined) || (!(func0.call(data, "file")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err2); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "file")) || (key0 === "name"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
if("test" !== data0){
const err5 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "test"},message:"must be equal to constant"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data2 = data.name;
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err6 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
validate100.errors = vErrors;
return errors === 0;
}

const schema35 = {"type":"object","additionalProperties":false,"required":["kind","file"],"properties":{"kind":{"type":"string","const":"support"},"file":{"$ref":"common.schema.json--path"}},"$id":"plan-sheet.schema.json--supersededSupport"};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.file === undefined) || (!(func0.call(data, "file")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "file"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("support" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "support"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate102.errors = vErrors;
return errors === 0;
}


function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "test"){
if(!(validate100(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "support"){
if(!(validate102(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err1 = {instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate99.errors = vErrors;
return errors === 0;
}


function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.action === undefined) || (!(func0.call(data, "action")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.target === undefined) || (!(func0.call(data, "target")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.criterion === undefined) || (!(func0.call(data, "criterion")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "criterion"},message:"must have required property '"+"criterion"+"'"};
(vErrors ??= []).push(err2); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "action") || (key0 === "target")) || (key0 === "criterion"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.action !== undefined && func0.call(data, "action")){
let data0 = data.action;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
if("change" !== data0){
const err5 = {instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "change"},message:"must be equal to constant"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.target !== undefined && func0.call(data, "target")){
if(!(validate99(data.target, {instancePath:instancePath+"/target",parentData:data,parentDataProperty:"target",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.criterion !== undefined && func0.call(data, "criterion")){
if(!(validate53(data.criterion, {instancePath:instancePath+"/criterion",parentData:data,parentDataProperty:"criterion",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6); errors++;
}
validate98.errors = vErrors;
return errors === 0;
}

const schema36 = {"type":"object","additionalProperties":false,"required":["action","target"],"properties":{"action":{"type":"string","const":"remove"},"target":{"$ref":"plan-sheet.schema.json--supersededTarget"}},"$id":"plan-sheet.schema.json--supersededRemove"};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.action === undefined) || (!(func0.call(data, "action")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.target === undefined) || (!(func0.call(data, "target")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "action") || (key0 === "target"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.action !== undefined && func0.call(data, "action")){
let data0 = data.action;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("remove" !== data0){
const err4 = {instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "remove"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.target !== undefined && func0.call(data, "target")){
if(!(validate99(data.target, {instancePath:instancePath+"/target",parentData:data,parentDataProperty:"target",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate108.errors = vErrors;
return errors === 0;
}


function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.action === undefined) || (!(func0.call(data, "action")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
(vErrors ??= []).push(err0); errors++;
}
const tag0 = data.action;
if(typeof tag0 == "string"){
if(tag0 === "change"){
if(!(validate98(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "remove"){
if(!(validate108(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err1 = {instancePath,keyword:"discriminator",params:{error: "mapping", tag: "action", tagValue: tag0},message:"value of tag \"action\" must be in oneOf"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"discriminator",params:{error: "tag", tag: "action", tagValue: tag0},message:"tag \"action\" must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate97.errors = vErrors;
return errors === 0;
}

const schema37 = {"type":"object","additionalProperties":false,"required":["from","to"],"properties":{"from":{"$ref":"common.schema.json--symbolRef"},"to":{"type":"string","minLength":1}},"$id":"plan-sheet.schema.json--rename"};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.from === undefined) || (!(func0.call(data, "from")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.to === undefined) || (!(func0.call(data, "to")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "from") || (key0 === "to"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.from !== undefined && func0.call(data, "from")){
if(!(validate68(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined && func0.call(data, "to")){
let data1 = data.to;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err3 = {instancePath:instancePath+"/to",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/to",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate113.errors = vErrors;
return errors === 0;
}

const schema38 = {"type":"object","additionalProperties":false,"required":["manifest","name","version","use","reason"],"properties":{"manifest":{"$ref":"common.schema.json--path"},"name":{"type":"string","minLength":1},"version":{"type":"string","minLength":1},"use":{"type":"string","enum":["runtime","development"]},"reason":{"type":"string","minLength":1}},"$id":"plan-sheet.schema.json--dependency"};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.manifest === undefined) || (!(func0.call(data, "manifest")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "manifest"},message:"must have required property '"+"manifest"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.use === undefined) || (!(func0.call(data, "use")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "use"},message:"must have required property '"+"use"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err4); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "manifest") || (key0 === "name")) || (key0 === "version")) || (key0 === "use")) || (key0 === "reason"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.manifest !== undefined && func0.call(data, "manifest")){
if(!(validate62(data.manifest, {instancePath:instancePath+"/manifest",parentData:data,parentDataProperty:"manifest",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data1 = data.name;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err6 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data2 = data.version;
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err8 = {instancePath:instancePath+"/version",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.use !== undefined && func0.call(data, "use")){
let data3 = data.use;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/use",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
if(!((data3 === "runtime") || (data3 === "development"))){
const err11 = {instancePath:instancePath+"/use",keyword:"enum",params:{allowedValues: schema38.properties.use.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
let data4 = data.reason;
if(typeof data4 === "string"){
if(func64(data4) < 1){
const err12 = {instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
}
}
else {
const err14 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err14); errors++;
}
validate116.errors = vErrors;
return errors === 0;
}

const schema39 = {"type":"object","additionalProperties":false,"required":["id","question","blocking","scope","options","recommended"],"properties":{"id":{"$ref":"common.schema.json--localId"},"question":{"type":"string","minLength":1},"blocking":{"type":"boolean"},"scope":{"type":"string","enum":["within-goal","beyond-goal"]},"options":{"type":"array","items":{"type":"string","minLength":1},"minItems":2},"recommended":{"type":"string","minLength":1}},"$id":"plan-sheet.schema.json--planQuestion"};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.question === undefined) || (!(func0.call(data, "question")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "question"},message:"must have required property '"+"question"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.blocking === undefined) || (!(func0.call(data, "blocking")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "blocking"},message:"must have required property '"+"blocking"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.scope === undefined) || (!(func0.call(data, "scope")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "scope"},message:"must have required property '"+"scope"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.options === undefined) || (!(func0.call(data, "options")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "options"},message:"must have required property '"+"options"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if((data.recommended === undefined) || (!(func0.call(data, "recommended")))){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "recommended"},message:"must have required property '"+"recommended"+"'"};
(vErrors ??= []).push(err5); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "id") || (key0 === "question")) || (key0 === "blocking")) || (key0 === "scope")) || (key0 === "options")) || (key0 === "recommended"))){
const err6 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate53(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.question !== undefined && func0.call(data, "question")){
let data1 = data.question;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err7 = {instancePath:instancePath+"/question",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/question",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.blocking !== undefined && func0.call(data, "blocking")){
if(typeof data.blocking !== "boolean"){
const err9 = {instancePath:instancePath+"/blocking",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.scope !== undefined && func0.call(data, "scope")){
let data3 = data.scope;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/scope",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
if(!((data3 === "within-goal") || (data3 === "beyond-goal"))){
const err11 = {instancePath:instancePath+"/scope",keyword:"enum",params:{allowedValues: schema39.properties.scope.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.options !== undefined && func0.call(data, "options")){
let data4 = data.options;
if(Array.isArray(data4)){
if(data4.length < 2){
const err12 = {instancePath:instancePath+"/options",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
(vErrors ??= []).push(err12); errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func64(data5) < 1){
const err13 = {instancePath:instancePath+"/options/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/options/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14); errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/options",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err15); errors++;
}
}
if(data.recommended !== undefined && func0.call(data, "recommended")){
let data6 = data.recommended;
if(typeof data6 === "string"){
if(func64(data6) < 1){
const err16 = {instancePath:instancePath+"/recommended",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err16); errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/recommended",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err17); errors++;
}
}
}
else {
const err18 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err18); errors++;
}
validate119.errors = vErrors;
return errors === 0;
}


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.criteria === undefined) || (!(func0.call(data, "criteria")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "criteria"},message:"must have required property '"+"criteria"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.elements === undefined) || (!(func0.call(data, "elements")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "elements"},message:"must have required property '"+"elements"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.dropped === undefined) || (!(func0.call(data, "dropped")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "dropped"},message:"must have required property '"+"dropped"+"'"};
(vErrors ??= []).push(err2); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "criteria") || (key0 === "elements")) || (key0 === "dropped")) || (key0 === "supersedes")) || (key0 === "renames")) || (key0 === "dependencies")) || (key0 === "questions"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.criteria !== undefined && func0.call(data, "criteria")){
let data0 = data.criteria;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate56(data0[i0], {instancePath:instancePath+"/criteria/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/criteria",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.elements !== undefined && func0.call(data, "elements")){
let data2 = data.elements;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate59(data2[i1], {instancePath:instancePath+"/elements/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/elements",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.dropped !== undefined && func0.call(data, "dropped")){
let data4 = data.dropped;
if(Array.isArray(data4)){
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
if(!(validate53(data4[i2], {instancePath:instancePath+"/dropped/" + i2,parentData:data4,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/dropped",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.supersedes !== undefined && func0.call(data, "supersedes")){
let data6 = data.supersedes;
if(Array.isArray(data6)){
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
if(!(validate97(data6[i3], {instancePath:instancePath+"/supersedes/" + i3,parentData:data6,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/supersedes",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.renames !== undefined && func0.call(data, "renames")){
let data8 = data.renames;
if(Array.isArray(data8)){
const len4 = data8.length;
for(let i4=0; i4<len4; i4++){
if(!(validate113(data8[i4], {instancePath:instancePath+"/renames/" + i4,parentData:data8,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/renames",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.dependencies !== undefined && func0.call(data, "dependencies")){
let data10 = data.dependencies;
if(Array.isArray(data10)){
const len5 = data10.length;
for(let i5=0; i5<len5; i5++){
if(!(validate116(data10[i5], {instancePath:instancePath+"/dependencies/" + i5,parentData:data10,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/dependencies",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.questions !== undefined && func0.call(data, "questions")){
let data12 = data.questions;
if(Array.isArray(data12)){
const len6 = data12.length;
for(let i6=0; i6<len6; i6++){
if(!(validate119(data12[i6], {instancePath:instancePath+"/questions/" + i6,parentData:data12,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/questions",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err10); errors++;
}
}
}
else {
const err11 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err11); errors++;
}
validate55.errors = vErrors;
return errors === 0;
}

const schema41 = {"type":"object","additionalProperties":false,"required":["title","where","evidence"],"properties":{"title":{"type":"string","minLength":1,"maxLength":200},"where":{"type":"string","minLength":1},"evidence":{"type":"string","minLength":1}},"$id":"common.schema.json--discovery"};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.where === undefined) || (!(func0.call(data, "where")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "where"},message:"must have required property '"+"where"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.evidence === undefined) || (!(func0.call(data, "evidence")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "evidence"},message:"must have required property '"+"evidence"+"'"};
(vErrors ??= []).push(err2); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "title") || (key0 === "where")) || (key0 === "evidence"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data0 = data.title;
if(typeof data0 === "string"){
if(func64(data0) > 200){
const err4 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err4); errors++;
}
if(func64(data0) < 1){
const err5 = {instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.where !== undefined && func0.call(data, "where")){
let data1 = data.where;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err7 = {instancePath:instancePath+"/where",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/where",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data2 = data.evidence;
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err9 = {instancePath:instancePath+"/evidence",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/evidence",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
}
else {
const err11 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err11); errors++;
}
validate125.errors = vErrors;
return errors === 0;
}


function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.answers === undefined) || (!(func0.call(data, "answers")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "answers"},message:"must have required property '"+"answers"+"'"};
(vErrors ??= []).push(err0); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "answers") || (key0 === "changes")) || (key0 === "summary")) || (key0 === "discoveries"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1); errors++;
}
}
if(data.answers !== undefined && func0.call(data, "answers")){
let data0 = data.answers;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate52(data0[i0], {instancePath:instancePath+"/answers/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/answers",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.changes !== undefined && func0.call(data, "changes")){
if(!(validate55(data.changes, {instancePath:instancePath+"/changes",parentData:data,parentDataProperty:"changes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.summary !== undefined && func0.call(data, "summary")){
if(typeof data.summary !== "string"){
const err3 = {instancePath:instancePath+"/summary",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.discoveries !== undefined && func0.call(data, "discoveries")){
let data4 = data.discoveries;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate125(data4[i1], {instancePath:instancePath+"/discoveries/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/discoveries",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err4); errors++;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate122.errors = vErrors;
return errors === 0;
}

export const validateBaseline = validate127;
const schema42 = {"$id":"baseline.schema.json","type":"object","additionalProperties":false,"required":["tree","names","red","unstable","runs"],"properties":{"tree":{"$ref":"common.schema.json--objectId"},"names":{"type":"array","items":{"type":"string","minLength":1}},"red":{"type":"array","items":{"type":"string","minLength":1}},"unstable":{"type":"array","items":{"type":"string","minLength":1}},"runs":{"type":"array","items":{"$ref":"common.schema.json--digest"}}}};
const schema43 = {"type":"string","minLength":1,"pattern":"^([0-9a-f]{40}|[0-9a-f]{64})$","$id":"common.schema.json--objectId"};
const pattern5 = new RegExp("^([0-9a-f]{40}|[0-9a-f]{64})$", "u");

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func64(data) < 1){
const err0 = {instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err0); errors++;
}
if(!pattern5.test(data)){
const err1 = {instancePath,keyword:"pattern",params:{pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$"},message:"must match pattern \""+"^([0-9a-f]{40}|[0-9a-f]{64})$"+"\""};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
validate128.errors = vErrors;
return errors === 0;
}

const schema44 = {"type":"string","minLength":1,"pattern":"^sha256:[0-9a-f]{64}$","$id":"common.schema.json--digest"};
const pattern6 = new RegExp("^sha256:[0-9a-f]{64}$", "u");

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func64(data) < 1){
const err0 = {instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err0); errors++;
}
if(!pattern6.test(data)){
const err1 = {instancePath,keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
validate130.errors = vErrors;
return errors === 0;
}


function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.tree === undefined) || (!(func0.call(data, "tree")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "tree"},message:"must have required property '"+"tree"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.names === undefined) || (!(func0.call(data, "names")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "names"},message:"must have required property '"+"names"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.red === undefined) || (!(func0.call(data, "red")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "red"},message:"must have required property '"+"red"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.unstable === undefined) || (!(func0.call(data, "unstable")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "unstable"},message:"must have required property '"+"unstable"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.runs === undefined) || (!(func0.call(data, "runs")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "runs"},message:"must have required property '"+"runs"+"'"};
(vErrors ??= []).push(err4); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "tree") || (key0 === "names")) || (key0 === "red")) || (key0 === "unstable")) || (key0 === "runs"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.tree !== undefined && func0.call(data, "tree")){
if(!(validate128(data.tree, {instancePath:instancePath+"/tree",parentData:data,parentDataProperty:"tree",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.names !== undefined && func0.call(data, "names")){
let data1 = data.names;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err6 = {instancePath:instancePath+"/names/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/names/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/names",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.red !== undefined && func0.call(data, "red")){
let data3 = data.red;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 === "string"){
if(func64(data4) < 1){
const err9 = {instancePath:instancePath+"/red/" + i1,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/red/" + i1,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/red",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.unstable !== undefined && func0.call(data, "unstable")){
let data5 = data.unstable;
if(Array.isArray(data5)){
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
if(typeof data6 === "string"){
if(func64(data6) < 1){
const err12 = {instancePath:instancePath+"/unstable/" + i2,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/unstable/" + i2,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/unstable",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err14); errors++;
}
}
if(data.runs !== undefined && func0.call(data, "runs")){
let data7 = data.runs;
if(Array.isArray(data7)){
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
if(!(validate130(data7[i3], {instancePath:instancePath+"/runs/" + i3,parentData:data7,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/runs",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err15); errors++;
}
}
}
else {
const err16 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err16); errors++;
}
validate127.errors = vErrors;
return errors === 0;
}

export const validateBrief = validate132;
const schema45 = {"$id":"brief.schema.json","oneOf":[{"$ref":"explorer-brief.schema.json--plan"},{"$ref":"explorer-brief.schema.json--answer"},{"$ref":"explorer-brief.schema.json--triage"},{"$ref":"questioner-brief.schema.json"},{"$ref":"testwriter-brief.schema.json"},{"$ref":"developer-brief.schema.json"},{"$ref":"reviewer-brief.schema.json"},{"$ref":"supervisor-brief.schema.json--decision"},{"$ref":"supervisor-brief.schema.json--closure"}],"type":"object","discriminator":{"propertyName":"kind"},"required":["kind"]};
const schema46 = {"type":"object","additionalProperties":false,"required":["kind","ticket","session","round","try","tries","goal","project","feedback","decided","sources"],"properties":{"kind":{"type":"string","const":"plan"},"ticket":{"$ref":"common.schema.json--ticketId"},"session":{"$ref":"common.schema.json--sessionId"},"round":{"type":"integer","minimum":1},"try":{"type":"integer","minimum":1},"tries":{"type":"integer","minimum":1},"goal":{"type":"string","minLength":1},"project":{"$ref":"explorer-brief.schema.json--projectFacts"},"feedback":{"type":"array","items":{"$ref":"common.schema.json--feedback"}},"decided":{"type":"array","items":{"$ref":"explorer-brief.schema.json--decided"}},"previous":{"$ref":"plan-sheet.schema.json"},"sources":{"type":"array","items":{"$ref":"explorer-brief.schema.json--fileText"}}},"$id":"explorer-brief.schema.json--plan"};
const schema47 = {"type":"string","minLength":1,"pattern":"^T-[1-9][0-9]{0,8}$","$id":"common.schema.json--ticketId"};
const pattern7 = new RegExp("^T-[1-9][0-9]{0,8}$", "u");

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func64(data) < 1){
const err0 = {instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err0); errors++;
}
if(!pattern7.test(data)){
const err1 = {instancePath,keyword:"pattern",params:{pattern: "^T-[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^T-[1-9][0-9]{0,8}$"+"\""};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
validate134.errors = vErrors;
return errors === 0;
}

const schema48 = {"type":"string","minLength":1,"pattern":"^T-[1-9][0-9]{0,8}/(([a-z]+)\\.r[1-9][0-9]*\\.t[1-9][0-9]*(\\.p[1-9][0-9]*)?|Q-[1-9][0-9]{0,8}\\.t[1-9][0-9]*)$","$id":"common.schema.json--sessionId"};
const pattern8 = new RegExp("^T-[1-9][0-9]{0,8}/(([a-z]+)\\.r[1-9][0-9]*\\.t[1-9][0-9]*(\\.p[1-9][0-9]*)?|Q-[1-9][0-9]{0,8}\\.t[1-9][0-9]*)$", "u");

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func64(data) < 1){
const err0 = {instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err0); errors++;
}
if(!pattern8.test(data)){
const err1 = {instancePath,keyword:"pattern",params:{pattern: "^T-[1-9][0-9]{0,8}/(([a-z]+)\\.r[1-9][0-9]*\\.t[1-9][0-9]*(\\.p[1-9][0-9]*)?|Q-[1-9][0-9]{0,8}\\.t[1-9][0-9]*)$"},message:"must match pattern \""+"^T-[1-9][0-9]{0,8}/(([a-z]+)\\.r[1-9][0-9]*\\.t[1-9][0-9]*(\\.p[1-9][0-9]*)?|Q-[1-9][0-9]{0,8}\\.t[1-9][0-9]*)$"+"\""};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
validate136.errors = vErrors;
return errors === 0;
}

const schema49 = {"type":"object","additionalProperties":false,"required":["packages","runner","checks","references","files","filesLeftOut","outline","rules","testPatterns"],"properties":{"packages":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name","paths"],"properties":{"name":{"type":"string","minLength":1},"paths":{"type":"array","items":{"type":"string","minLength":1}}}}},"runner":{"type":"string","minLength":1},"checks":{"type":"array","items":{"type":"string","minLength":1}},"references":{"type":"array","items":{"type":"string","minLength":1}},"files":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["file","class"],"properties":{"file":{"$ref":"common.schema.json--path"},"class":{"$ref":"common.schema.json--pathClass"}}}},"filesLeftOut":{"type":"integer","minimum":0},"outline":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["file","declarations"],"properties":{"file":{"$ref":"common.schema.json--path"},"declarations":{"type":"array","items":{"type":"string"}}}}},"rules":{"type":"array","items":{"$ref":"common.schema.json--path"}},"testPatterns":{"type":"array","items":{"type":"string","minLength":1}}},"$id":"explorer-brief.schema.json--projectFacts"};
const schema50 = {"type":"string","enum":["test","support","protected","source"],"$id":"common.schema.json--pathClass"};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err0); errors++;
}
if(!((((data === "test") || (data === "support")) || (data === "protected")) || (data === "source"))){
const err1 = {instancePath,keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err1); errors++;
}
validate140.errors = vErrors;
return errors === 0;
}


function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.packages === undefined) || (!(func0.call(data, "packages")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "packages"},message:"must have required property '"+"packages"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.runner === undefined) || (!(func0.call(data, "runner")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "runner"},message:"must have required property '"+"runner"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.checks === undefined) || (!(func0.call(data, "checks")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "checks"},message:"must have required property '"+"checks"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.references === undefined) || (!(func0.call(data, "references")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "references"},message:"must have required property '"+"references"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.files === undefined) || (!(func0.call(data, "files")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if((data.filesLeftOut === undefined) || (!(func0.call(data, "filesLeftOut")))){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "filesLeftOut"},message:"must have required property '"+"filesLeftOut"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if((data.outline === undefined) || (!(func0.call(data, "outline")))){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "outline"},message:"must have required property '"+"outline"+"'"};
(vErrors ??= []).push(err6); errors++;
}
if((data.rules === undefined) || (!(func0.call(data, "rules")))){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "rules"},message:"must have required property '"+"rules"+"'"};
(vErrors ??= []).push(err7); errors++;
}
if((data.testPatterns === undefined) || (!(func0.call(data, "testPatterns")))){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "testPatterns"},message:"must have required property '"+"testPatterns"+"'"};
(vErrors ??= []).push(err8); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema49.properties, key0))){
const err9 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.packages !== undefined && func0.call(data, "packages")){
let data0 = data.packages;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.name === undefined) || (!(func0.call(data1, "name")))){
const err10 = {instancePath:instancePath+"/packages/" + i0,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err10); errors++;
}
if((data1.paths === undefined) || (!(func0.call(data1, "paths")))){
const err11 = {instancePath:instancePath+"/packages/" + i0,keyword:"required",params:{missingProperty: "paths"},message:"must have required property '"+"paths"+"'"};
(vErrors ??= []).push(err11); errors++;
}
for(const key1 of Object.keys(data1)){
if(!((key1 === "name") || (key1 === "paths"))){
const err12 = {instancePath:instancePath+"/packages/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data1.name !== undefined && func0.call(data1, "name")){
let data2 = data1.name;
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err13 = {instancePath:instancePath+"/packages/" + i0+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/packages/" + i0+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14); errors++;
}
}
if(data1.paths !== undefined && func0.call(data1, "paths")){
let data3 = data1.paths;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 === "string"){
if(func64(data4) < 1){
const err15 = {instancePath:instancePath+"/packages/" + i0+"/paths/" + i1,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err15); errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/packages/" + i0+"/paths/" + i1,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err16); errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/packages/" + i0+"/paths",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err17); errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/packages/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err18); errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/packages",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err19); errors++;
}
}
if(data.runner !== undefined && func0.call(data, "runner")){
let data5 = data.runner;
if(typeof data5 === "string"){
if(func64(data5) < 1){
const err20 = {instancePath:instancePath+"/runner",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err20); errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/runner",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err21); errors++;
}
}
if(data.checks !== undefined && func0.call(data, "checks")){
let data6 = data.checks;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(func64(data7) < 1){
const err22 = {instancePath:instancePath+"/checks/" + i2,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err22); errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/checks/" + i2,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err23); errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/checks",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err24); errors++;
}
}
if(data.references !== undefined && func0.call(data, "references")){
let data8 = data.references;
if(Array.isArray(data8)){
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(typeof data9 === "string"){
if(func64(data9) < 1){
const err25 = {instancePath:instancePath+"/references/" + i3,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err25); errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/references/" + i3,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err26); errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/references",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err27); errors++;
}
}
if(data.files !== undefined && func0.call(data, "files")){
let data10 = data.files;
if(Array.isArray(data10)){
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
let data11 = data10[i4];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if((data11.file === undefined) || (!(func0.call(data11, "file")))){
const err28 = {instancePath:instancePath+"/files/" + i4,keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
(vErrors ??= []).push(err28); errors++;
}
if((data11.class === undefined) || (!(func0.call(data11, "class")))){
const err29 = {instancePath:instancePath+"/files/" + i4,keyword:"required",params:{missingProperty: "class"},message:"must have required property '"+"class"+"'"};
(vErrors ??= []).push(err29); errors++;
}
for(const key2 of Object.keys(data11)){
if(!((key2 === "file") || (key2 === "class"))){
const err30 = {instancePath:instancePath+"/files/" + i4,keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
(vErrors ??= []).push(err30); errors++;
}
}
if(data11.file !== undefined && func0.call(data11, "file")){
if(!(validate62(data11.file, {instancePath:instancePath+"/files/" + i4+"/file",parentData:data11,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data11.class !== undefined && func0.call(data11, "class")){
if(!(validate140(data11.class, {instancePath:instancePath+"/files/" + i4+"/class",parentData:data11,parentDataProperty:"class",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
}
}
else {
const err31 = {instancePath:instancePath+"/files/" + i4,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err31); errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/files",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err32); errors++;
}
}
if(data.filesLeftOut !== undefined && func0.call(data, "filesLeftOut")){
let data14 = data.filesLeftOut;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err33 = {instancePath:instancePath+"/filesLeftOut",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err33); errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err34 = {instancePath:instancePath+"/filesLeftOut",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err34); errors++;
}
}
}
if(data.outline !== undefined && func0.call(data, "outline")){
let data15 = data.outline;
if(Array.isArray(data15)){
const len5 = data15.length;
for(let i5=0; i5<len5; i5++){
let data16 = data15[i5];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if((data16.file === undefined) || (!(func0.call(data16, "file")))){
const err35 = {instancePath:instancePath+"/outline/" + i5,keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
(vErrors ??= []).push(err35); errors++;
}
if((data16.declarations === undefined) || (!(func0.call(data16, "declarations")))){
const err36 = {instancePath:instancePath+"/outline/" + i5,keyword:"required",params:{missingProperty: "declarations"},message:"must have required property '"+"declarations"+"'"};
(vErrors ??= []).push(err36); errors++;
}
for(const key3 of Object.keys(data16)){
if(!((key3 === "file") || (key3 === "declarations"))){
const err37 = {instancePath:instancePath+"/outline/" + i5,keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
(vErrors ??= []).push(err37); errors++;
}
}
if(data16.file !== undefined && func0.call(data16, "file")){
if(!(validate62(data16.file, {instancePath:instancePath+"/outline/" + i5+"/file",parentData:data16,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data16.declarations !== undefined && func0.call(data16, "declarations")){
let data18 = data16.declarations;
if(Array.isArray(data18)){
const len6 = data18.length;
for(let i6=0; i6<len6; i6++){
if(typeof data18[i6] !== "string"){
const err38 = {instancePath:instancePath+"/outline/" + i5+"/declarations/" + i6,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err38); errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/outline/" + i5+"/declarations",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err39); errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/outline/" + i5,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err40); errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/outline",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err41); errors++;
}
}
if(data.rules !== undefined && func0.call(data, "rules")){
let data20 = data.rules;
if(Array.isArray(data20)){
const len7 = data20.length;
for(let i7=0; i7<len7; i7++){
if(!(validate62(data20[i7], {instancePath:instancePath+"/rules/" + i7,parentData:data20,parentDataProperty:i7,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
const err42 = {instancePath:instancePath+"/rules",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err42); errors++;
}
}
if(data.testPatterns !== undefined && func0.call(data, "testPatterns")){
let data22 = data.testPatterns;
if(Array.isArray(data22)){
const len8 = data22.length;
for(let i8=0; i8<len8; i8++){
let data23 = data22[i8];
if(typeof data23 === "string"){
if(func64(data23) < 1){
const err43 = {instancePath:instancePath+"/testPatterns/" + i8,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err43); errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/testPatterns/" + i8,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err44); errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/testPatterns",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err45); errors++;
}
}
}
else {
const err46 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err46); errors++;
}
validate138.errors = vErrors;
return errors === 0;
}

const schema51 = {"type":"object","additionalProperties":false,"required":["kind","message"],"properties":{"kind":{"type":"string","enum":["sheet","laying","old-test","red-proof","check","review-line","test-defect","upheld","decision","uncovered","conflict","revert-run","walk","infrastructure"]},"message":{"type":"string","minLength":1},"file":{"$ref":"common.schema.json--path"},"line":{"type":"integer","minimum":1},"test":{"type":"string","minLength":1},"criterion":{"$ref":"common.schema.json--localId"},"element":{"type":"string","minLength":1},"rule":{"type":"string","minLength":1},"expected":{"type":"string"},"actual":{"type":"string"}},"$id":"common.schema.json--feedback"};

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.message === undefined) || (!(func0.call(data, "message")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema51.properties, key0))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if(!((((((((((((((data0 === "sheet") || (data0 === "laying")) || (data0 === "old-test")) || (data0 === "red-proof")) || (data0 === "check")) || (data0 === "review-line")) || (data0 === "test-defect")) || (data0 === "upheld")) || (data0 === "decision")) || (data0 === "uncovered")) || (data0 === "conflict")) || (data0 === "revert-run")) || (data0 === "walk")) || (data0 === "infrastructure"))){
const err4 = {instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema51.properties.kind.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.message !== undefined && func0.call(data, "message")){
let data1 = data.message;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err5 = {instancePath:instancePath+"/message",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.line !== undefined && func0.call(data, "line")){
let data3 = data.line;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/line",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err7); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/line",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err8); errors++;
}
}
}
if(data.test !== undefined && func0.call(data, "test")){
let data4 = data.test;
if(typeof data4 === "string"){
if(func64(data4) < 1){
const err9 = {instancePath:instancePath+"/test",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/test",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.criterion !== undefined && func0.call(data, "criterion")){
if(!(validate53(data.criterion, {instancePath:instancePath+"/criterion",parentData:data,parentDataProperty:"criterion",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.element !== undefined && func0.call(data, "element")){
let data6 = data.element;
if(typeof data6 === "string"){
if(func64(data6) < 1){
const err11 = {instancePath:instancePath+"/element",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/element",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data.rule !== undefined && func0.call(data, "rule")){
let data7 = data.rule;
if(typeof data7 === "string"){
if(func64(data7) < 1){
const err13 = {instancePath:instancePath+"/rule",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/rule",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14); errors++;
}
}
if(data.expected !== undefined && func0.call(data, "expected")){
if(typeof data.expected !== "string"){
const err15 = {instancePath:instancePath+"/expected",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15); errors++;
}
}
if(data.actual !== undefined && func0.call(data, "actual")){
if(typeof data.actual !== "string"){
const err16 = {instancePath:instancePath+"/actual",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err16); errors++;
}
}
}
else {
const err17 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err17); errors++;
}
validate145.errors = vErrors;
return errors === 0;
}

const schema52 = {"type":"object","additionalProperties":false,"required":["question","decision"],"properties":{"question":{"$ref":"question.schema.json"},"decision":{"$ref":"decision.schema.json"}},"$id":"explorer-brief.schema.json--decided"};
const schema53 = {"$id":"question.schema.json","type":"object","additionalProperties":false,"required":["id","ticket","to","step","cause","text","evidence","options","admits"],"properties":{"id":{"$ref":"common.schema.json--questionId"},"ticket":{"$ref":"common.schema.json--ticketId"},"to":{"type":"string","enum":["supervisor","owner"]},"step":{"$ref":"common.schema.json--stepSlug"},"cause":{"type":"string","enum":["plan-question","dependency","open-answer","uncovered","plan-defect","test-defect-twice","out-of-plan","breach","review-plan","bound-reached","blocked","budget-spent","engine-down","infrastructure","unexpected-event","table-changed","not-deliverable","gesture-outside-rule","queue-refused","refused-by-model"]},"text":{"type":"string","minLength":1},"evidence":{"type":"array","items":{"type":"string","minLength":1}},"options":{"type":"array","items":{"type":"string","minLength":1}},"admits":{"type":"array","items":{"type":"string","enum":["choose","extend-plan","refuse","retry","amend","accept-uncovered","accept-dependency","migrate","abandon","raise-budget","to-owner"]},"minItems":1}}};
const schema54 = {"type":"string","minLength":1,"pattern":"^Q-[1-9][0-9]{0,8}$","$id":"common.schema.json--questionId"};
const pattern9 = new RegExp("^Q-[1-9][0-9]{0,8}$", "u");

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func64(data) < 1){
const err0 = {instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err0); errors++;
}
if(!pattern9.test(data)){
const err1 = {instancePath,keyword:"pattern",params:{pattern: "^Q-[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^Q-[1-9][0-9]{0,8}$"+"\""};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
validate151.errors = vErrors;
return errors === 0;
}

const schema55 = {"type":"string","enum":["plan","challenge","answer","gesture","tests","red","code","checks","review","land","triage","closure"],"$id":"common.schema.json--stepSlug"};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err0); errors++;
}
if(!((((((((((((data === "plan") || (data === "challenge")) || (data === "answer")) || (data === "gesture")) || (data === "tests")) || (data === "red")) || (data === "code")) || (data === "checks")) || (data === "review")) || (data === "land")) || (data === "triage")) || (data === "closure"))){
const err1 = {instancePath,keyword:"enum",params:{allowedValues: schema55.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err1); errors++;
}
validate154.errors = vErrors;
return errors === 0;
}


function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.to === undefined) || (!(func0.call(data, "to")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.step === undefined) || (!(func0.call(data, "step")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "step"},message:"must have required property '"+"step"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.cause === undefined) || (!(func0.call(data, "cause")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "cause"},message:"must have required property '"+"cause"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if((data.text === undefined) || (!(func0.call(data, "text")))){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if((data.evidence === undefined) || (!(func0.call(data, "evidence")))){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "evidence"},message:"must have required property '"+"evidence"+"'"};
(vErrors ??= []).push(err6); errors++;
}
if((data.options === undefined) || (!(func0.call(data, "options")))){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "options"},message:"must have required property '"+"options"+"'"};
(vErrors ??= []).push(err7); errors++;
}
if((data.admits === undefined) || (!(func0.call(data, "admits")))){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "admits"},message:"must have required property '"+"admits"+"'"};
(vErrors ??= []).push(err8); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema53.properties, key0))){
const err9 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate151(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined && func0.call(data, "to")){
let data2 = data.to;
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/to",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
if(!((data2 === "supervisor") || (data2 === "owner"))){
const err11 = {instancePath:instancePath+"/to",keyword:"enum",params:{allowedValues: schema53.properties.to.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.step !== undefined && func0.call(data, "step")){
if(!(validate154(data.step, {instancePath:instancePath+"/step",parentData:data,parentDataProperty:"step",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
}
if(data.cause !== undefined && func0.call(data, "cause")){
let data4 = data.cause;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/cause",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
if(!((((((((((((((((((((data4 === "plan-question") || (data4 === "dependency")) || (data4 === "open-answer")) || (data4 === "uncovered")) || (data4 === "plan-defect")) || (data4 === "test-defect-twice")) || (data4 === "out-of-plan")) || (data4 === "breach")) || (data4 === "review-plan")) || (data4 === "bound-reached")) || (data4 === "blocked")) || (data4 === "budget-spent")) || (data4 === "engine-down")) || (data4 === "infrastructure")) || (data4 === "unexpected-event")) || (data4 === "table-changed")) || (data4 === "not-deliverable")) || (data4 === "gesture-outside-rule")) || (data4 === "queue-refused")) || (data4 === "refused-by-model"))){
const err13 = {instancePath:instancePath+"/cause",keyword:"enum",params:{allowedValues: schema53.properties.cause.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err13); errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
let data5 = data.text;
if(typeof data5 === "string"){
if(func64(data5) < 1){
const err14 = {instancePath:instancePath+"/text",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err14); errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/text",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15); errors++;
}
}
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data6 = data.evidence;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(func64(data7) < 1){
const err16 = {instancePath:instancePath+"/evidence/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err16); errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/evidence/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err17); errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/evidence",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err18); errors++;
}
}
if(data.options !== undefined && func0.call(data, "options")){
let data8 = data.options;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(typeof data9 === "string"){
if(func64(data9) < 1){
const err19 = {instancePath:instancePath+"/options/" + i1,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err19); errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/options/" + i1,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err20); errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/options",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err21); errors++;
}
}
if(data.admits !== undefined && func0.call(data, "admits")){
let data10 = data.admits;
if(Array.isArray(data10)){
if(data10.length < 1){
const err22 = {instancePath:instancePath+"/admits",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
(vErrors ??= []).push(err22); errors++;
}
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
if(typeof data11 !== "string"){
const err23 = {instancePath:instancePath+"/admits/" + i2,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err23); errors++;
}
if(!(((((((((((data11 === "choose") || (data11 === "extend-plan")) || (data11 === "refuse")) || (data11 === "retry")) || (data11 === "amend")) || (data11 === "accept-uncovered")) || (data11 === "accept-dependency")) || (data11 === "migrate")) || (data11 === "abandon")) || (data11 === "raise-budget")) || (data11 === "to-owner"))){
const err24 = {instancePath:instancePath+"/admits/" + i2,keyword:"enum",params:{allowedValues: schema53.properties.admits.items.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err24); errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/admits",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err25); errors++;
}
}
}
else {
const err26 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err26); errors++;
}
validate150.errors = vErrors;
return errors === 0;
}

const schema56 = {"$id":"decision.schema.json","type":"object","discriminator":{"propertyName":"kind"},"required":["kind"],"oneOf":[{"$ref":"decision.schema.json--choose"},{"$ref":"decision.schema.json--extendPlan"},{"$ref":"decision.schema.json--refuse"},{"$ref":"decision.schema.json--retry"},{"$ref":"decision.schema.json--amend"},{"$ref":"decision.schema.json--acceptUncovered"},{"$ref":"decision.schema.json--acceptDependency"},{"$ref":"decision.schema.json--migrate"},{"$ref":"decision.schema.json--abandon"},{"$ref":"decision.schema.json--raiseBudget"},{"$ref":"decision.schema.json--toOwner"}]};
const schema57 = {"type":"object","additionalProperties":false,"required":["kind","option"],"properties":{"kind":{"type":"string","const":"choose"},"option":{"type":"string","minLength":1},"reason":{"type":"string"}},"$id":"decision.schema.json--choose"};

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.option === undefined) || (!(func0.call(data, "option")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "option"},message:"must have required property '"+"option"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "option")) || (key0 === "reason"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("choose" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "choose"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.option !== undefined && func0.call(data, "option")){
let data1 = data.option;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err5 = {instancePath:instancePath+"/option",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/option",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(typeof data.reason !== "string"){
const err7 = {instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
validate158.errors = vErrors;
return errors === 0;
}

const schema58 = {"type":"object","additionalProperties":false,"required":["kind"],"properties":{"kind":{"type":"string","const":"extend-plan"},"reason":{"type":"string"}},"$id":"decision.schema.json--extendPlan"};

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "reason"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("extend-plan" !== data0){
const err3 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "extend-plan"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(typeof data.reason !== "string"){
const err4 = {instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate159.errors = vErrors;
return errors === 0;
}

const schema59 = {"type":"object","additionalProperties":false,"required":["kind"],"properties":{"kind":{"type":"string","const":"refuse"},"reason":{"type":"string"}},"$id":"decision.schema.json--refuse"};

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "reason"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("refuse" !== data0){
const err3 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "refuse"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(typeof data.reason !== "string"){
const err4 = {instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate160.errors = vErrors;
return errors === 0;
}

const schema60 = {"type":"object","additionalProperties":false,"required":["kind"],"properties":{"kind":{"type":"string","const":"retry"},"reason":{"type":"string"}},"$id":"decision.schema.json--retry"};

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "reason"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("retry" !== data0){
const err3 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "retry"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(typeof data.reason !== "string"){
const err4 = {instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate161.errors = vErrors;
return errors === 0;
}

const schema61 = {"type":"object","additionalProperties":false,"required":["kind","instruction"],"properties":{"kind":{"type":"string","const":"amend"},"instruction":{"type":"string","minLength":1},"reason":{"type":"string"}},"$id":"decision.schema.json--amend"};

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.instruction === undefined) || (!(func0.call(data, "instruction")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "instruction"},message:"must have required property '"+"instruction"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "instruction")) || (key0 === "reason"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("amend" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "amend"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.instruction !== undefined && func0.call(data, "instruction")){
let data1 = data.instruction;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err5 = {instancePath:instancePath+"/instruction",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/instruction",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(typeof data.reason !== "string"){
const err7 = {instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
validate162.errors = vErrors;
return errors === 0;
}

const schema62 = {"type":"object","additionalProperties":false,"required":["kind"],"properties":{"kind":{"type":"string","const":"accept-uncovered"},"reason":{"type":"string"}},"$id":"decision.schema.json--acceptUncovered"};

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "reason"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("accept-uncovered" !== data0){
const err3 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "accept-uncovered"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(typeof data.reason !== "string"){
const err4 = {instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate163.errors = vErrors;
return errors === 0;
}

const schema63 = {"type":"object","additionalProperties":false,"required":["kind"],"properties":{"kind":{"type":"string","const":"accept-dependency"},"reason":{"type":"string"}},"$id":"decision.schema.json--acceptDependency"};

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "reason"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("accept-dependency" !== data0){
const err3 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "accept-dependency"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(typeof data.reason !== "string"){
const err4 = {instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate164.errors = vErrors;
return errors === 0;
}

const schema64 = {"type":"object","additionalProperties":false,"required":["kind"],"properties":{"kind":{"type":"string","const":"migrate"},"reason":{"type":"string"}},"$id":"decision.schema.json--migrate"};

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "reason"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("migrate" !== data0){
const err3 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "migrate"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(typeof data.reason !== "string"){
const err4 = {instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate165.errors = vErrors;
return errors === 0;
}

const schema65 = {"type":"object","additionalProperties":false,"required":["kind"],"properties":{"kind":{"type":"string","const":"abandon"},"reason":{"type":"string"}},"$id":"decision.schema.json--abandon"};

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "reason"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("abandon" !== data0){
const err3 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "abandon"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(typeof data.reason !== "string"){
const err4 = {instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate166.errors = vErrors;
return errors === 0;
}

const schema66 = {"type":"object","additionalProperties":false,"required":["kind","usd"],"properties":{"kind":{"type":"string","const":"raise-budget"},"usd":{"type":"number","minimum":0},"tokens":{"type":"integer","minimum":0},"reason":{"type":"string"}},"$id":"decision.schema.json--raiseBudget"};

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.usd === undefined) || (!(func0.call(data, "usd")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "usd"},message:"must have required property '"+"usd"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "usd")) || (key0 === "tokens")) || (key0 === "reason"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("raise-budget" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "raise-budget"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.usd !== undefined && func0.call(data, "usd")){
let data1 = data.usd;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/usd",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/usd",keyword:"type",params:{type: "number"},message:"must be number"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.tokens !== undefined && func0.call(data, "tokens")){
let data2 = data.tokens;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/tokens",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err7); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/tokens",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err8); errors++;
}
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(typeof data.reason !== "string"){
const err9 = {instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
}
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10); errors++;
}
validate167.errors = vErrors;
return errors === 0;
}

const schema67 = {"type":"object","additionalProperties":false,"required":["kind"],"properties":{"kind":{"type":"string","const":"to-owner"},"reason":{"type":"string"}},"$id":"decision.schema.json--toOwner"};

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "reason"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("to-owner" !== data0){
const err3 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "to-owner"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(typeof data.reason !== "string"){
const err4 = {instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate168.errors = vErrors;
return errors === 0;
}


function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "choose"){
if(!(validate158(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "extend-plan"){
if(!(validate159(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "refuse"){
if(!(validate160(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "retry"){
if(!(validate161(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "amend"){
if(!(validate162(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "accept-uncovered"){
if(!(validate163(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "accept-dependency"){
if(!(validate164(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "migrate"){
if(!(validate165(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "abandon"){
if(!(validate166(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "raise-budget"){
if(!(validate167(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "to-owner"){
if(!(validate168(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err1 = {instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate157.errors = vErrors;
return errors === 0;
}


function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.question === undefined) || (!(func0.call(data, "question")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "question"},message:"must have required property '"+"question"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.decision === undefined) || (!(func0.call(data, "decision")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "decision"},message:"must have required property '"+"decision"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "question") || (key0 === "decision"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.question !== undefined && func0.call(data, "question")){
if(!(validate150(data.question, {instancePath:instancePath+"/question",parentData:data,parentDataProperty:"question",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
}
if(data.decision !== undefined && func0.call(data, "decision")){
if(!(validate157(data.decision, {instancePath:instancePath+"/decision",parentData:data,parentDataProperty:"decision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate149.errors = vErrors;
return errors === 0;
}

const schema68 = {"$id":"plan-sheet.schema.json","type":"object","discriminator":{"propertyName":"nature"},"required":["nature"],"oneOf":[{"$ref":"plan-sheet.schema.json--plainPlan"},{"$ref":"plan-sheet.schema.json--mechanicalPlan"}]};
const schema69 = {"type":"object","additionalProperties":false,"required":["nature","criteria","elements","supersedes","renames","dependencies","references","questions"],"properties":{"nature":{"type":"string","enum":["behaviour","preserve","text"]},"criteria":{"type":"array","items":{"$ref":"plan-sheet.schema.json--criterion"}},"elements":{"type":"array","items":{"$ref":"plan-sheet.schema.json--element"}},"supersedes":{"type":"array","items":{"$ref":"plan-sheet.schema.json--superseded"}},"renames":{"type":"array","items":{"$ref":"plan-sheet.schema.json--rename"}},"dependencies":{"type":"array","items":{"$ref":"plan-sheet.schema.json--dependency"}},"references":{"type":"array","items":{"type":"string","minLength":1}},"questions":{"type":"array","items":{"$ref":"plan-sheet.schema.json--planQuestion"}},"summary":{"type":"string"},"discoveries":{"type":"array","items":{"$ref":"common.schema.json--discovery"}}},"$id":"plan-sheet.schema.json--plainPlan"};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.nature === undefined) || (!(func0.call(data, "nature")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "nature"},message:"must have required property '"+"nature"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.criteria === undefined) || (!(func0.call(data, "criteria")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "criteria"},message:"must have required property '"+"criteria"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.elements === undefined) || (!(func0.call(data, "elements")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "elements"},message:"must have required property '"+"elements"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.supersedes === undefined) || (!(func0.call(data, "supersedes")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "supersedes"},message:"must have required property '"+"supersedes"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.renames === undefined) || (!(func0.call(data, "renames")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "renames"},message:"must have required property '"+"renames"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if((data.dependencies === undefined) || (!(func0.call(data, "dependencies")))){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "dependencies"},message:"must have required property '"+"dependencies"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if((data.references === undefined) || (!(func0.call(data, "references")))){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "references"},message:"must have required property '"+"references"+"'"};
(vErrors ??= []).push(err6); errors++;
}
if((data.questions === undefined) || (!(func0.call(data, "questions")))){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "questions"},message:"must have required property '"+"questions"+"'"};
(vErrors ??= []).push(err7); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema69.properties, key0))){
const err8 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.nature !== undefined && func0.call(data, "nature")){
let data0 = data.nature;
if(typeof data0 !== "string"){
const err9 = {instancePath:instancePath+"/nature",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
if(!(((data0 === "behaviour") || (data0 === "preserve")) || (data0 === "text"))){
const err10 = {instancePath:instancePath+"/nature",keyword:"enum",params:{allowedValues: schema69.properties.nature.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.criteria !== undefined && func0.call(data, "criteria")){
let data1 = data.criteria;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate56(data1[i0], {instancePath:instancePath+"/criteria/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/criteria",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.elements !== undefined && func0.call(data, "elements")){
let data3 = data.elements;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate59(data3[i1], {instancePath:instancePath+"/elements/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/elements",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data.supersedes !== undefined && func0.call(data, "supersedes")){
let data5 = data.supersedes;
if(Array.isArray(data5)){
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
if(!(validate97(data5[i2], {instancePath:instancePath+"/supersedes/" + i2,parentData:data5,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/supersedes",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err13); errors++;
}
}
if(data.renames !== undefined && func0.call(data, "renames")){
let data7 = data.renames;
if(Array.isArray(data7)){
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
if(!(validate113(data7[i3], {instancePath:instancePath+"/renames/" + i3,parentData:data7,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/renames",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err14); errors++;
}
}
if(data.dependencies !== undefined && func0.call(data, "dependencies")){
let data9 = data.dependencies;
if(Array.isArray(data9)){
const len4 = data9.length;
for(let i4=0; i4<len4; i4++){
if(!(validate116(data9[i4], {instancePath:instancePath+"/dependencies/" + i4,parentData:data9,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/dependencies",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err15); errors++;
}
}
if(data.references !== undefined && func0.call(data, "references")){
let data11 = data.references;
if(Array.isArray(data11)){
const len5 = data11.length;
for(let i5=0; i5<len5; i5++){
let data12 = data11[i5];
if(typeof data12 === "string"){
if(func64(data12) < 1){
const err16 = {instancePath:instancePath+"/references/" + i5,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err16); errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/references/" + i5,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err17); errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/references",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err18); errors++;
}
}
if(data.questions !== undefined && func0.call(data, "questions")){
let data13 = data.questions;
if(Array.isArray(data13)){
const len6 = data13.length;
for(let i6=0; i6<len6; i6++){
if(!(validate119(data13[i6], {instancePath:instancePath+"/questions/" + i6,parentData:data13,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/questions",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err19); errors++;
}
}
if(data.summary !== undefined && func0.call(data, "summary")){
if(typeof data.summary !== "string"){
const err20 = {instancePath:instancePath+"/summary",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err20); errors++;
}
}
if(data.discoveries !== undefined && func0.call(data, "discoveries")){
let data16 = data.discoveries;
if(Array.isArray(data16)){
const len7 = data16.length;
for(let i7=0; i7<len7; i7++){
if(!(validate125(data16[i7], {instancePath:instancePath+"/discoveries/" + i7,parentData:data16,parentDataProperty:i7,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath:instancePath+"/discoveries",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err21); errors++;
}
}
}
else {
const err22 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err22); errors++;
}
validate183.errors = vErrors;
return errors === 0;
}

const schema70 = {"type":"object","additionalProperties":false,"required":["nature","command","criteria","elements","supersedes","renames","dependencies","references","questions"],"properties":{"nature":{"type":"string","const":"mechanical"},"command":{"$ref":"common.schema.json--argv"},"criteria":{"type":"array","items":{"$ref":"plan-sheet.schema.json--criterion"}},"elements":{"type":"array","items":{"$ref":"plan-sheet.schema.json--element"}},"supersedes":{"type":"array","items":{"$ref":"plan-sheet.schema.json--superseded"}},"renames":{"type":"array","items":{"$ref":"plan-sheet.schema.json--rename"}},"dependencies":{"type":"array","items":{"$ref":"plan-sheet.schema.json--dependency"}},"references":{"type":"array","items":{"type":"string","minLength":1}},"questions":{"type":"array","items":{"$ref":"plan-sheet.schema.json--planQuestion"}},"summary":{"type":"string"},"discoveries":{"type":"array","items":{"$ref":"common.schema.json--discovery"}}},"$id":"plan-sheet.schema.json--mechanicalPlan"};
const schema71 = {"type":"array","items":{"type":"string","maxLength":4096},"minItems":1,"$id":"common.schema.json--argv"};

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
const err0 = {instancePath,keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
(vErrors ??= []).push(err0); errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(func64(data0) > 4096){
const err1 = {instancePath:instancePath+"/" + i0,keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err3); errors++;
}
validate192.errors = vErrors;
return errors === 0;
}


function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.nature === undefined) || (!(func0.call(data, "nature")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "nature"},message:"must have required property '"+"nature"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.command === undefined) || (!(func0.call(data, "command")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "command"},message:"must have required property '"+"command"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.criteria === undefined) || (!(func0.call(data, "criteria")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "criteria"},message:"must have required property '"+"criteria"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.elements === undefined) || (!(func0.call(data, "elements")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "elements"},message:"must have required property '"+"elements"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.supersedes === undefined) || (!(func0.call(data, "supersedes")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "supersedes"},message:"must have required property '"+"supersedes"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if((data.renames === undefined) || (!(func0.call(data, "renames")))){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "renames"},message:"must have required property '"+"renames"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if((data.dependencies === undefined) || (!(func0.call(data, "dependencies")))){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "dependencies"},message:"must have required property '"+"dependencies"+"'"};
(vErrors ??= []).push(err6); errors++;
}
if((data.references === undefined) || (!(func0.call(data, "references")))){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "references"},message:"must have required property '"+"references"+"'"};
(vErrors ??= []).push(err7); errors++;
}
if((data.questions === undefined) || (!(func0.call(data, "questions")))){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "questions"},message:"must have required property '"+"questions"+"'"};
(vErrors ??= []).push(err8); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema70.properties, key0))){
const err9 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.nature !== undefined && func0.call(data, "nature")){
let data0 = data.nature;
if(typeof data0 !== "string"){
const err10 = {instancePath:instancePath+"/nature",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
if("mechanical" !== data0){
const err11 = {instancePath:instancePath+"/nature",keyword:"const",params:{allowedValue: "mechanical"},message:"must be equal to constant"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.command !== undefined && func0.call(data, "command")){
if(!(validate192(data.command, {instancePath:instancePath+"/command",parentData:data,parentDataProperty:"command",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
if(data.criteria !== undefined && func0.call(data, "criteria")){
let data2 = data.criteria;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate56(data2[i0], {instancePath:instancePath+"/criteria/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/criteria",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data.elements !== undefined && func0.call(data, "elements")){
let data4 = data.elements;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate59(data4[i1], {instancePath:instancePath+"/elements/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/elements",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err13); errors++;
}
}
if(data.supersedes !== undefined && func0.call(data, "supersedes")){
let data6 = data.supersedes;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
if(!(validate97(data6[i2], {instancePath:instancePath+"/supersedes/" + i2,parentData:data6,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/supersedes",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err14); errors++;
}
}
if(data.renames !== undefined && func0.call(data, "renames")){
let data8 = data.renames;
if(Array.isArray(data8)){
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
if(!(validate113(data8[i3], {instancePath:instancePath+"/renames/" + i3,parentData:data8,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/renames",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err15); errors++;
}
}
if(data.dependencies !== undefined && func0.call(data, "dependencies")){
let data10 = data.dependencies;
if(Array.isArray(data10)){
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
if(!(validate116(data10[i4], {instancePath:instancePath+"/dependencies/" + i4,parentData:data10,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/dependencies",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err16); errors++;
}
}
if(data.references !== undefined && func0.call(data, "references")){
let data12 = data.references;
if(Array.isArray(data12)){
const len5 = data12.length;
for(let i5=0; i5<len5; i5++){
let data13 = data12[i5];
if(typeof data13 === "string"){
if(func64(data13) < 1){
const err17 = {instancePath:instancePath+"/references/" + i5,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err17); errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/references/" + i5,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18); errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/references",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err19); errors++;
}
}
if(data.questions !== undefined && func0.call(data, "questions")){
let data14 = data.questions;
if(Array.isArray(data14)){
const len6 = data14.length;
for(let i6=0; i6<len6; i6++){
if(!(validate119(data14[i6], {instancePath:instancePath+"/questions/" + i6,parentData:data14,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/questions",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err20); errors++;
}
}
if(data.summary !== undefined && func0.call(data, "summary")){
if(typeof data.summary !== "string"){
const err21 = {instancePath:instancePath+"/summary",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err21); errors++;
}
}
if(data.discoveries !== undefined && func0.call(data, "discoveries")){
let data17 = data.discoveries;
if(Array.isArray(data17)){
const len7 = data17.length;
for(let i7=0; i7<len7; i7++){
if(!(validate125(data17[i7], {instancePath:instancePath+"/discoveries/" + i7,parentData:data17,parentDataProperty:i7,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/discoveries",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err22); errors++;
}
}
}
else {
const err23 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err23); errors++;
}
validate191.errors = vErrors;
return errors === 0;
}


function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.nature === undefined) || (!(func0.call(data, "nature")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "nature"},message:"must have required property '"+"nature"+"'"};
(vErrors ??= []).push(err0); errors++;
}
const tag0 = data.nature;
if(typeof tag0 == "string"){
if(tag0 === "behaviour"){
if(!(validate183(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "preserve"){
if(!(validate183(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "text"){
if(!(validate183(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "mechanical"){
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err1 = {instancePath,keyword:"discriminator",params:{error: "mapping", tag: "nature", tagValue: tag0},message:"value of tag \"nature\" must be in oneOf"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"discriminator",params:{error: "tag", tag: "nature", tagValue: tag0},message:"tag \"nature\" must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate182.errors = vErrors;
return errors === 0;
}

const schema72 = {"type":"object","additionalProperties":false,"required":["file","text"],"properties":{"file":{"$ref":"common.schema.json--path"},"text":{"type":"string"}},"$id":"explorer-brief.schema.json--fileText"};

function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.file === undefined) || (!(func0.call(data, "file")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.text === undefined) || (!(func0.call(data, "text")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "file") || (key0 === "text"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined && func0.call(data, "text")){
if(typeof data.text !== "string"){
const err3 = {instancePath:instancePath+"/text",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
}
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err4); errors++;
}
validate206.errors = vErrors;
return errors === 0;
}


function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.round === undefined) || (!(func0.call(data, "round")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "round"},message:"must have required property '"+"round"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.try === undefined) || (!(func0.call(data, "try")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "try"},message:"must have required property '"+"try"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if((data.tries === undefined) || (!(func0.call(data, "tries")))){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "tries"},message:"must have required property '"+"tries"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if((data.goal === undefined) || (!(func0.call(data, "goal")))){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "goal"},message:"must have required property '"+"goal"+"'"};
(vErrors ??= []).push(err6); errors++;
}
if((data.project === undefined) || (!(func0.call(data, "project")))){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "project"},message:"must have required property '"+"project"+"'"};
(vErrors ??= []).push(err7); errors++;
}
if((data.feedback === undefined) || (!(func0.call(data, "feedback")))){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "feedback"},message:"must have required property '"+"feedback"+"'"};
(vErrors ??= []).push(err8); errors++;
}
if((data.decided === undefined) || (!(func0.call(data, "decided")))){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "decided"},message:"must have required property '"+"decided"+"'"};
(vErrors ??= []).push(err9); errors++;
}
if((data.sources === undefined) || (!(func0.call(data, "sources")))){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "sources"},message:"must have required property '"+"sources"+"'"};
(vErrors ??= []).push(err10); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema46.properties, key0))){
const err11 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err12 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
if("plan" !== data0){
const err13 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "plan"},message:"must be equal to constant"};
(vErrors ??= []).push(err13); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.round !== undefined && func0.call(data, "round")){
let data3 = data.round;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err14 = {instancePath:instancePath+"/round",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err14); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/round",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err15); errors++;
}
}
}
if(data.try !== undefined && func0.call(data, "try")){
let data4 = data.try;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err16 = {instancePath:instancePath+"/try",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err16); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/try",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err17); errors++;
}
}
}
if(data.tries !== undefined && func0.call(data, "tries")){
let data5 = data.tries;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err18 = {instancePath:instancePath+"/tries",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err18); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/tries",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err19); errors++;
}
}
}
if(data.goal !== undefined && func0.call(data, "goal")){
let data6 = data.goal;
if(typeof data6 === "string"){
if(func64(data6) < 1){
const err20 = {instancePath:instancePath+"/goal",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err20); errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/goal",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err21); errors++;
}
}
if(data.project !== undefined && func0.call(data, "project")){
if(!(validate138(data.project, {instancePath:instancePath+"/project",parentData:data,parentDataProperty:"project",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
if(data.feedback !== undefined && func0.call(data, "feedback")){
let data8 = data.feedback;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate145(data8[i0], {instancePath:instancePath+"/feedback/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/feedback",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err22); errors++;
}
}
if(data.decided !== undefined && func0.call(data, "decided")){
let data10 = data.decided;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(!(validate149(data10[i1], {instancePath:instancePath+"/decided/" + i1,parentData:data10,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath:instancePath+"/decided",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err23); errors++;
}
}
if(data.previous !== undefined && func0.call(data, "previous")){
if(!(validate182(data.previous, {instancePath:instancePath+"/previous",parentData:data,parentDataProperty:"previous",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
}
if(data.sources !== undefined && func0.call(data, "sources")){
let data13 = data.sources;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
if(!(validate206(data13[i2], {instancePath:instancePath+"/sources/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/sources",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err24); errors++;
}
}
}
else {
const err25 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err25); errors++;
}
validate133.errors = vErrors;
return errors === 0;
}

const schema73 = {"type":"object","additionalProperties":false,"required":["kind","ticket","session","round","try","tries","goal","project","feedback","plan","challenge"],"properties":{"kind":{"type":"string","const":"answer"},"ticket":{"$ref":"common.schema.json--ticketId"},"session":{"$ref":"common.schema.json--sessionId"},"round":{"type":"integer","minimum":1},"try":{"type":"integer","minimum":1},"tries":{"type":"integer","minimum":1},"goal":{"type":"string","minLength":1},"project":{"$ref":"explorer-brief.schema.json--projectFacts"},"feedback":{"type":"array","items":{"$ref":"common.schema.json--feedback"}},"plan":{"$ref":"plan-sheet.schema.json"},"challenge":{"$ref":"challenge-sheet.schema.json"}},"$id":"explorer-brief.schema.json--answer"};
const schema74 = {"$id":"challenge-sheet.schema.json","type":"object","additionalProperties":false,"required":["questions"],"properties":{"questions":{"type":"array","items":{"$ref":"challenge-sheet.schema.json--challengeQuestion"}},"summary":{"type":"string"},"discoveries":{"type":"array","items":{"$ref":"common.schema.json--discovery"}}}};
const schema75 = {"type":"object","additionalProperties":false,"required":["id","about","question","evidence"],"properties":{"id":{"$ref":"common.schema.json--localId"},"about":{"$ref":"challenge-sheet.schema.json--about"},"question":{"type":"string","minLength":1},"evidence":{"type":"array","items":{"type":"string","minLength":1}}},"$id":"challenge-sheet.schema.json--challengeQuestion"};
const schema76 = {"type":"object","discriminator":{"propertyName":"kind"},"required":["kind"],"oneOf":[{"$ref":"challenge-sheet.schema.json--aboutCriterion"},{"$ref":"challenge-sheet.schema.json--aboutElement"},{"$ref":"challenge-sheet.schema.json--aboutPackage"},{"$ref":"challenge-sheet.schema.json--aboutGoal"}],"$id":"challenge-sheet.schema.json--about"};
const schema77 = {"type":"object","additionalProperties":false,"required":["kind","id"],"properties":{"kind":{"type":"string","const":"criterion"},"id":{"$ref":"common.schema.json--localId"}},"$id":"challenge-sheet.schema.json--aboutCriterion"};

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "id"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("criterion" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "criterion"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate53(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate219.errors = vErrors;
return errors === 0;
}

const schema78 = {"type":"object","additionalProperties":false,"required":["kind","id"],"properties":{"kind":{"type":"string","const":"element"},"id":{"$ref":"common.schema.json--localId"}},"$id":"challenge-sheet.schema.json--aboutElement"};

function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "id"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("element" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "element"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate53(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate221.errors = vErrors;
return errors === 0;
}

const schema79 = {"type":"object","additionalProperties":false,"required":["kind","name"],"properties":{"kind":{"type":"string","const":"package"},"name":{"type":"string","minLength":1}},"$id":"challenge-sheet.schema.json--aboutPackage"};

function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "name"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("package" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "package"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data1 = data.name;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err5 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate223.errors = vErrors;
return errors === 0;
}

const schema80 = {"type":"object","additionalProperties":false,"required":["kind"],"properties":{"kind":{"type":"string","const":"goal"}},"$id":"challenge-sheet.schema.json--aboutGoal"};

function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "kind")){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("goal" !== data0){
const err3 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "goal"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
}
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err4); errors++;
}
validate224.errors = vErrors;
return errors === 0;
}


function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "criterion"){
if(!(validate219(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "element"){
if(!(validate221(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "package"){
if(!(validate223(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "goal"){
if(!(validate224(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err1 = {instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate218.errors = vErrors;
return errors === 0;
}


function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.about === undefined) || (!(func0.call(data, "about")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "about"},message:"must have required property '"+"about"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.question === undefined) || (!(func0.call(data, "question")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "question"},message:"must have required property '"+"question"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.evidence === undefined) || (!(func0.call(data, "evidence")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "evidence"},message:"must have required property '"+"evidence"+"'"};
(vErrors ??= []).push(err3); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "id") || (key0 === "about")) || (key0 === "question")) || (key0 === "evidence"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate53(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.about !== undefined && func0.call(data, "about")){
if(!(validate218(data.about, {instancePath:instancePath+"/about",parentData:data,parentDataProperty:"about",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
}
if(data.question !== undefined && func0.call(data, "question")){
let data2 = data.question;
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err5 = {instancePath:instancePath+"/question",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/question",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data3 = data.evidence;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func64(data4) < 1){
const err7 = {instancePath:instancePath+"/evidence/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/evidence/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/evidence",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err9); errors++;
}
}
}
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10); errors++;
}
validate216.errors = vErrors;
return errors === 0;
}


function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.questions === undefined) || (!(func0.call(data, "questions")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "questions"},message:"must have required property '"+"questions"+"'"};
(vErrors ??= []).push(err0); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "questions") || (key0 === "summary")) || (key0 === "discoveries"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1); errors++;
}
}
if(data.questions !== undefined && func0.call(data, "questions")){
let data0 = data.questions;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate216(data0[i0], {instancePath:instancePath+"/questions/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/questions",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.summary !== undefined && func0.call(data, "summary")){
if(typeof data.summary !== "string"){
const err3 = {instancePath:instancePath+"/summary",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.discoveries !== undefined && func0.call(data, "discoveries")){
let data3 = data.discoveries;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate125(data3[i1], {instancePath:instancePath+"/discoveries/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/discoveries",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err4); errors++;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate215.errors = vErrors;
return errors === 0;
}


function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.round === undefined) || (!(func0.call(data, "round")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "round"},message:"must have required property '"+"round"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.try === undefined) || (!(func0.call(data, "try")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "try"},message:"must have required property '"+"try"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if((data.tries === undefined) || (!(func0.call(data, "tries")))){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "tries"},message:"must have required property '"+"tries"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if((data.goal === undefined) || (!(func0.call(data, "goal")))){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "goal"},message:"must have required property '"+"goal"+"'"};
(vErrors ??= []).push(err6); errors++;
}
if((data.project === undefined) || (!(func0.call(data, "project")))){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "project"},message:"must have required property '"+"project"+"'"};
(vErrors ??= []).push(err7); errors++;
}
if((data.feedback === undefined) || (!(func0.call(data, "feedback")))){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "feedback"},message:"must have required property '"+"feedback"+"'"};
(vErrors ??= []).push(err8); errors++;
}
if((data.plan === undefined) || (!(func0.call(data, "plan")))){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "plan"},message:"must have required property '"+"plan"+"'"};
(vErrors ??= []).push(err9); errors++;
}
if((data.challenge === undefined) || (!(func0.call(data, "challenge")))){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "challenge"},message:"must have required property '"+"challenge"+"'"};
(vErrors ??= []).push(err10); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema73.properties, key0))){
const err11 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err12 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
if("answer" !== data0){
const err13 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "answer"},message:"must be equal to constant"};
(vErrors ??= []).push(err13); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.round !== undefined && func0.call(data, "round")){
let data3 = data.round;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err14 = {instancePath:instancePath+"/round",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err14); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/round",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err15); errors++;
}
}
}
if(data.try !== undefined && func0.call(data, "try")){
let data4 = data.try;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err16 = {instancePath:instancePath+"/try",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err16); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/try",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err17); errors++;
}
}
}
if(data.tries !== undefined && func0.call(data, "tries")){
let data5 = data.tries;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err18 = {instancePath:instancePath+"/tries",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err18); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/tries",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err19); errors++;
}
}
}
if(data.goal !== undefined && func0.call(data, "goal")){
let data6 = data.goal;
if(typeof data6 === "string"){
if(func64(data6) < 1){
const err20 = {instancePath:instancePath+"/goal",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err20); errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/goal",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err21); errors++;
}
}
if(data.project !== undefined && func0.call(data, "project")){
if(!(validate138(data.project, {instancePath:instancePath+"/project",parentData:data,parentDataProperty:"project",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
if(data.feedback !== undefined && func0.call(data, "feedback")){
let data8 = data.feedback;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate145(data8[i0], {instancePath:instancePath+"/feedback/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/feedback",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err22); errors++;
}
}
if(data.plan !== undefined && func0.call(data, "plan")){
if(!(validate182(data.plan, {instancePath:instancePath+"/plan",parentData:data,parentDataProperty:"plan",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
}
if(data.challenge !== undefined && func0.call(data, "challenge")){
if(!(validate215(data.challenge, {instancePath:instancePath+"/challenge",parentData:data,parentDataProperty:"challenge",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err23); errors++;
}
validate209.errors = vErrors;
return errors === 0;
}

const schema81 = {"type":"object","additionalProperties":false,"required":["kind","ticket","session","round","try","tries","goal","project","feedback","plan","landed","discovered"],"properties":{"kind":{"type":"string","const":"triage"},"ticket":{"$ref":"common.schema.json--ticketId"},"session":{"$ref":"common.schema.json--sessionId"},"round":{"type":"integer","minimum":1},"try":{"type":"integer","minimum":1},"tries":{"type":"integer","minimum":1},"goal":{"type":"string","minLength":1},"project":{"$ref":"explorer-brief.schema.json--projectFacts"},"feedback":{"type":"array","items":{"$ref":"common.schema.json--feedback"}},"plan":{"$ref":"plan-sheet.schema.json"},"landed":{"type":"string"},"discovered":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["ticket","discovery"],"properties":{"ticket":{"$ref":"common.schema.json--ticketId"},"discovery":{"$ref":"common.schema.json--discovery"}}},"minItems":1}},"$id":"explorer-brief.schema.json--triage"};

function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.round === undefined) || (!(func0.call(data, "round")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "round"},message:"must have required property '"+"round"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.try === undefined) || (!(func0.call(data, "try")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "try"},message:"must have required property '"+"try"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if((data.tries === undefined) || (!(func0.call(data, "tries")))){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "tries"},message:"must have required property '"+"tries"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if((data.goal === undefined) || (!(func0.call(data, "goal")))){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "goal"},message:"must have required property '"+"goal"+"'"};
(vErrors ??= []).push(err6); errors++;
}
if((data.project === undefined) || (!(func0.call(data, "project")))){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "project"},message:"must have required property '"+"project"+"'"};
(vErrors ??= []).push(err7); errors++;
}
if((data.feedback === undefined) || (!(func0.call(data, "feedback")))){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "feedback"},message:"must have required property '"+"feedback"+"'"};
(vErrors ??= []).push(err8); errors++;
}
if((data.plan === undefined) || (!(func0.call(data, "plan")))){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "plan"},message:"must have required property '"+"plan"+"'"};
(vErrors ??= []).push(err9); errors++;
}
if((data.landed === undefined) || (!(func0.call(data, "landed")))){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "landed"},message:"must have required property '"+"landed"+"'"};
(vErrors ??= []).push(err10); errors++;
}
if((data.discovered === undefined) || (!(func0.call(data, "discovered")))){
const err11 = {instancePath,keyword:"required",params:{missingProperty: "discovered"},message:"must have required property '"+"discovered"+"'"};
(vErrors ??= []).push(err11); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema81.properties, key0))){
const err12 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err13 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
if("triage" !== data0){
const err14 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "triage"},message:"must be equal to constant"};
(vErrors ??= []).push(err14); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.round !== undefined && func0.call(data, "round")){
let data3 = data.round;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err15 = {instancePath:instancePath+"/round",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err15); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/round",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err16); errors++;
}
}
}
if(data.try !== undefined && func0.call(data, "try")){
let data4 = data.try;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err17 = {instancePath:instancePath+"/try",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err17); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/try",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err18); errors++;
}
}
}
if(data.tries !== undefined && func0.call(data, "tries")){
let data5 = data.tries;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err19 = {instancePath:instancePath+"/tries",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err19); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/tries",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err20); errors++;
}
}
}
if(data.goal !== undefined && func0.call(data, "goal")){
let data6 = data.goal;
if(typeof data6 === "string"){
if(func64(data6) < 1){
const err21 = {instancePath:instancePath+"/goal",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err21); errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/goal",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err22); errors++;
}
}
if(data.project !== undefined && func0.call(data, "project")){
if(!(validate138(data.project, {instancePath:instancePath+"/project",parentData:data,parentDataProperty:"project",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
if(data.feedback !== undefined && func0.call(data, "feedback")){
let data8 = data.feedback;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate145(data8[i0], {instancePath:instancePath+"/feedback/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath:instancePath+"/feedback",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err23); errors++;
}
}
if(data.plan !== undefined && func0.call(data, "plan")){
if(!(validate182(data.plan, {instancePath:instancePath+"/plan",parentData:data,parentDataProperty:"plan",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
}
if(data.landed !== undefined && func0.call(data, "landed")){
if(typeof data.landed !== "string"){
const err24 = {instancePath:instancePath+"/landed",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err24); errors++;
}
}
if(data.discovered !== undefined && func0.call(data, "discovered")){
let data12 = data.discovered;
if(Array.isArray(data12)){
if(data12.length < 1){
const err25 = {instancePath:instancePath+"/discovered",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
(vErrors ??= []).push(err25); errors++;
}
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if((data13.ticket === undefined) || (!(func0.call(data13, "ticket")))){
const err26 = {instancePath:instancePath+"/discovered/" + i1,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"};
(vErrors ??= []).push(err26); errors++;
}
if((data13.discovery === undefined) || (!(func0.call(data13, "discovery")))){
const err27 = {instancePath:instancePath+"/discovered/" + i1,keyword:"required",params:{missingProperty: "discovery"},message:"must have required property '"+"discovery"+"'"};
(vErrors ??= []).push(err27); errors++;
}
for(const key1 of Object.keys(data13)){
if(!((key1 === "ticket") || (key1 === "discovery"))){
const err28 = {instancePath:instancePath+"/discovered/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
(vErrors ??= []).push(err28); errors++;
}
}
if(data13.ticket !== undefined && func0.call(data13, "ticket")){
if(!(validate134(data13.ticket, {instancePath:instancePath+"/discovered/" + i1+"/ticket",parentData:data13,parentDataProperty:"ticket",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data13.discovery !== undefined && func0.call(data13, "discovery")){
if(!(validate125(data13.discovery, {instancePath:instancePath+"/discovered/" + i1+"/discovery",parentData:data13,parentDataProperty:"discovery",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath:instancePath+"/discovered/" + i1,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err29); errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/discovered",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err30); errors++;
}
}
}
else {
const err31 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err31); errors++;
}
validate233.errors = vErrors;
return errors === 0;
}

const schema82 = {"$id":"questioner-brief.schema.json","type":"object","additionalProperties":false,"required":["kind","ticket","session","round","try","tries","goal","project","feedback","plan","unquoted","sources"],"properties":{"kind":{"type":"string","const":"challenge"},"ticket":{"$ref":"common.schema.json--ticketId"},"session":{"$ref":"common.schema.json--sessionId"},"round":{"type":"integer","minimum":1},"try":{"type":"integer","minimum":1},"tries":{"type":"integer","minimum":1},"goal":{"type":"string","minLength":1},"project":{"$ref":"explorer-brief.schema.json--projectFacts"},"feedback":{"type":"array","items":{"$ref":"common.schema.json--feedback"}},"plan":{"$ref":"plan-sheet.schema.json"},"unquoted":{"type":"array","items":{"type":"string"}},"sources":{"type":"array","items":{"$ref":"explorer-brief.schema.json--fileText"}}}};

function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.round === undefined) || (!(func0.call(data, "round")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "round"},message:"must have required property '"+"round"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.try === undefined) || (!(func0.call(data, "try")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "try"},message:"must have required property '"+"try"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if((data.tries === undefined) || (!(func0.call(data, "tries")))){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "tries"},message:"must have required property '"+"tries"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if((data.goal === undefined) || (!(func0.call(data, "goal")))){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "goal"},message:"must have required property '"+"goal"+"'"};
(vErrors ??= []).push(err6); errors++;
}
if((data.project === undefined) || (!(func0.call(data, "project")))){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "project"},message:"must have required property '"+"project"+"'"};
(vErrors ??= []).push(err7); errors++;
}
if((data.feedback === undefined) || (!(func0.call(data, "feedback")))){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "feedback"},message:"must have required property '"+"feedback"+"'"};
(vErrors ??= []).push(err8); errors++;
}
if((data.plan === undefined) || (!(func0.call(data, "plan")))){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "plan"},message:"must have required property '"+"plan"+"'"};
(vErrors ??= []).push(err9); errors++;
}
if((data.unquoted === undefined) || (!(func0.call(data, "unquoted")))){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "unquoted"},message:"must have required property '"+"unquoted"+"'"};
(vErrors ??= []).push(err10); errors++;
}
if((data.sources === undefined) || (!(func0.call(data, "sources")))){
const err11 = {instancePath,keyword:"required",params:{missingProperty: "sources"},message:"must have required property '"+"sources"+"'"};
(vErrors ??= []).push(err11); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema82.properties, key0))){
const err12 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err13 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
if("challenge" !== data0){
const err14 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "challenge"},message:"must be equal to constant"};
(vErrors ??= []).push(err14); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.round !== undefined && func0.call(data, "round")){
let data3 = data.round;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err15 = {instancePath:instancePath+"/round",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err15); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/round",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err16); errors++;
}
}
}
if(data.try !== undefined && func0.call(data, "try")){
let data4 = data.try;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err17 = {instancePath:instancePath+"/try",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err17); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/try",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err18); errors++;
}
}
}
if(data.tries !== undefined && func0.call(data, "tries")){
let data5 = data.tries;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err19 = {instancePath:instancePath+"/tries",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err19); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/tries",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err20); errors++;
}
}
}
if(data.goal !== undefined && func0.call(data, "goal")){
let data6 = data.goal;
if(typeof data6 === "string"){
if(func64(data6) < 1){
const err21 = {instancePath:instancePath+"/goal",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err21); errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/goal",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err22); errors++;
}
}
if(data.project !== undefined && func0.call(data, "project")){
if(!(validate138(data.project, {instancePath:instancePath+"/project",parentData:data,parentDataProperty:"project",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
if(data.feedback !== undefined && func0.call(data, "feedback")){
let data8 = data.feedback;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate145(data8[i0], {instancePath:instancePath+"/feedback/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath:instancePath+"/feedback",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err23); errors++;
}
}
if(data.plan !== undefined && func0.call(data, "plan")){
if(!(validate182(data.plan, {instancePath:instancePath+"/plan",parentData:data,parentDataProperty:"plan",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
}
if(data.unquoted !== undefined && func0.call(data, "unquoted")){
let data11 = data.unquoted;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(typeof data11[i1] !== "string"){
const err24 = {instancePath:instancePath+"/unquoted/" + i1,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err24); errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/unquoted",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err25); errors++;
}
}
if(data.sources !== undefined && func0.call(data, "sources")){
let data13 = data.sources;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
if(!(validate206(data13[i2], {instancePath:instancePath+"/sources/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath:instancePath+"/sources",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err26); errors++;
}
}
}
else {
const err27 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err27); errors++;
}
validate241.errors = vErrors;
return errors === 0;
}

const schema83 = {"$id":"testwriter-brief.schema.json","type":"object","additionalProperties":false,"required":["kind","ticket","session","round","try","tries","goal","project","feedback","plan","sources","existing","checks"],"properties":{"kind":{"type":"string","const":"tests"},"ticket":{"$ref":"common.schema.json--ticketId"},"session":{"$ref":"common.schema.json--sessionId"},"round":{"type":"integer","minimum":1},"try":{"type":"integer","minimum":1},"tries":{"type":"integer","minimum":1},"goal":{"type":"string","minLength":1},"project":{"$ref":"explorer-brief.schema.json--projectFacts"},"feedback":{"type":"array","items":{"$ref":"common.schema.json--feedback"}},"plan":{"$ref":"plan-sheet.schema.json"},"sources":{"type":"array","items":{"$ref":"explorer-brief.schema.json--fileText"}},"existing":{"type":"array","items":{"$ref":"explorer-brief.schema.json--fileText"}},"checks":{"type":"array","items":{"type":"string","minLength":1}},"previous":{"$ref":"tests-sheet.schema.json"}}};
const schema84 = {"$id":"tests-sheet.schema.json","type":"object","discriminator":{"propertyName":"kind"},"required":["kind"],"oneOf":[{"$ref":"tests-sheet.schema.json--testsDone"},{"$ref":"tests-sheet.schema.json--planDefect"}]};
const schema85 = {"type":"object","additionalProperties":false,"required":["kind","tests","uncovered","upheld"],"properties":{"kind":{"type":"string","const":"done"},"tests":{"type":"array","items":{"$ref":"tests-sheet.schema.json--test"}},"uncovered":{"type":"array","items":{"$ref":"tests-sheet.schema.json--uncovered"}},"upheld":{"type":"array","items":{"$ref":"tests-sheet.schema.json--upheld"}},"summary":{"type":"string"},"discoveries":{"type":"array","items":{"$ref":"common.schema.json--discovery"}}},"$id":"tests-sheet.schema.json--testsDone"};
const schema86 = {"type":"object","discriminator":{"propertyName":"role"},"required":["role"],"oneOf":[{"$ref":"tests-sheet.schema.json--proofTest"},{"$ref":"tests-sheet.schema.json--guardTest"},{"$ref":"tests-sheet.schema.json--typeTest"}],"$id":"tests-sheet.schema.json--test"};
const schema87 = {"type":"object","additionalProperties":false,"required":["role","criteria","file","name","red"],"properties":{"role":{"type":"string","const":"proof"},"criteria":{"type":"array","items":{"$ref":"common.schema.json--localId"},"minItems":1},"file":{"$ref":"common.schema.json--path"},"name":{"type":"string","minLength":1},"red":{"$ref":"tests-sheet.schema.json--expectedRed"}},"$id":"tests-sheet.schema.json--proofTest"};
const schema88 = {"type":"object","discriminator":{"propertyName":"kind"},"required":["kind"],"oneOf":[{"$ref":"tests-sheet.schema.json--redAssertion"},{"$ref":"tests-sheet.schema.json--redError"}],"$id":"tests-sheet.schema.json--expectedRed"};
const schema89 = {"type":"object","additionalProperties":false,"required":["kind"],"properties":{"kind":{"type":"string","const":"assertion"}},"$id":"tests-sheet.schema.json--redAssertion"};

function validate263(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "kind")){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("assertion" !== data0){
const err3 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "assertion"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
}
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err4); errors++;
}
validate263.errors = vErrors;
return errors === 0;
}

const schema90 = {"type":"object","additionalProperties":false,"required":["kind","type"],"properties":{"kind":{"type":"string","const":"error"},"type":{"type":"string","minLength":1}},"$id":"tests-sheet.schema.json--redError"};

function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "type"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("error" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "error"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data1 = data.type;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err5 = {instancePath:instancePath+"/type",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate264.errors = vErrors;
return errors === 0;
}


function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "assertion"){
if(!(validate263(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "error"){
if(!(validate264(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err1 = {instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate262.errors = vErrors;
return errors === 0;
}


function validate259(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.role === undefined) || (!(func0.call(data, "role")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.criteria === undefined) || (!(func0.call(data, "criteria")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "criteria"},message:"must have required property '"+"criteria"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.file === undefined) || (!(func0.call(data, "file")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.red === undefined) || (!(func0.call(data, "red")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "red"},message:"must have required property '"+"red"+"'"};
(vErrors ??= []).push(err4); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "role") || (key0 === "criteria")) || (key0 === "file")) || (key0 === "name")) || (key0 === "red"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.role !== undefined && func0.call(data, "role")){
let data0 = data.role;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/role",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
if("proof" !== data0){
const err7 = {instancePath:instancePath+"/role",keyword:"const",params:{allowedValue: "proof"},message:"must be equal to constant"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.criteria !== undefined && func0.call(data, "criteria")){
let data1 = data.criteria;
if(Array.isArray(data1)){
if(data1.length < 1){
const err8 = {instancePath:instancePath+"/criteria",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
(vErrors ??= []).push(err8); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate53(data1[i0], {instancePath:instancePath+"/criteria/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/criteria",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data4 = data.name;
if(typeof data4 === "string"){
if(func64(data4) < 1){
const err10 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.red !== undefined && func0.call(data, "red")){
if(!(validate262(data.red, {instancePath:instancePath+"/red",parentData:data,parentDataProperty:"red",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12); errors++;
}
validate259.errors = vErrors;
return errors === 0;
}

const schema91 = {"type":"object","additionalProperties":false,"required":["role","criteria","file","name"],"properties":{"role":{"type":"string","const":"guard"},"criteria":{"type":"array","items":{"$ref":"common.schema.json--localId"},"minItems":1},"file":{"$ref":"common.schema.json--path"},"name":{"type":"string","minLength":1}},"$id":"tests-sheet.schema.json--guardTest"};

function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.role === undefined) || (!(func0.call(data, "role")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.criteria === undefined) || (!(func0.call(data, "criteria")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "criteria"},message:"must have required property '"+"criteria"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.file === undefined) || (!(func0.call(data, "file")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err3); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "role") || (key0 === "criteria")) || (key0 === "file")) || (key0 === "name"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.role !== undefined && func0.call(data, "role")){
let data0 = data.role;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/role",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
if("guard" !== data0){
const err6 = {instancePath:instancePath+"/role",keyword:"const",params:{allowedValue: "guard"},message:"must be equal to constant"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.criteria !== undefined && func0.call(data, "criteria")){
let data1 = data.criteria;
if(Array.isArray(data1)){
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/criteria",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
(vErrors ??= []).push(err7); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate53(data1[i0], {instancePath:instancePath+"/criteria/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/criteria",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data4 = data.name;
if(typeof data4 === "string"){
if(func64(data4) < 1){
const err9 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
}
else {
const err11 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err11); errors++;
}
validate268.errors = vErrors;
return errors === 0;
}

const schema92 = {"type":"object","additionalProperties":false,"required":["role","criteria","file","name","check"],"properties":{"role":{"type":"string","const":"type"},"criteria":{"type":"array","items":{"$ref":"common.schema.json--localId"},"minItems":1},"file":{"$ref":"common.schema.json--path"},"name":{"type":"string","minLength":1},"check":{"type":"string","minLength":1}},"$id":"tests-sheet.schema.json--typeTest"};

function validate271(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.role === undefined) || (!(func0.call(data, "role")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.criteria === undefined) || (!(func0.call(data, "criteria")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "criteria"},message:"must have required property '"+"criteria"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.file === undefined) || (!(func0.call(data, "file")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.check === undefined) || (!(func0.call(data, "check")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "check"},message:"must have required property '"+"check"+"'"};
(vErrors ??= []).push(err4); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "role") || (key0 === "criteria")) || (key0 === "file")) || (key0 === "name")) || (key0 === "check"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.role !== undefined && func0.call(data, "role")){
let data0 = data.role;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/role",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
if("type" !== data0){
const err7 = {instancePath:instancePath+"/role",keyword:"const",params:{allowedValue: "type"},message:"must be equal to constant"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.criteria !== undefined && func0.call(data, "criteria")){
let data1 = data.criteria;
if(Array.isArray(data1)){
if(data1.length < 1){
const err8 = {instancePath:instancePath+"/criteria",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
(vErrors ??= []).push(err8); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate53(data1[i0], {instancePath:instancePath+"/criteria/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/criteria",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data4 = data.name;
if(typeof data4 === "string"){
if(func64(data4) < 1){
const err10 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.check !== undefined && func0.call(data, "check")){
let data5 = data.check;
if(typeof data5 === "string"){
if(func64(data5) < 1){
const err12 = {instancePath:instancePath+"/check",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/check",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
}
}
else {
const err14 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err14); errors++;
}
validate271.errors = vErrors;
return errors === 0;
}


function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.role === undefined) || (!(func0.call(data, "role")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
(vErrors ??= []).push(err0); errors++;
}
const tag0 = data.role;
if(typeof tag0 == "string"){
if(tag0 === "proof"){
if(!(validate259(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "guard"){
if(!(validate268(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "type"){
if(!(validate271(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err1 = {instancePath,keyword:"discriminator",params:{error: "mapping", tag: "role", tagValue: tag0},message:"value of tag \"role\" must be in oneOf"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"discriminator",params:{error: "tag", tag: "role", tagValue: tag0},message:"tag \"role\" must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate258.errors = vErrors;
return errors === 0;
}

const schema93 = {"type":"object","additionalProperties":false,"required":["criterion","cause","evidence"],"properties":{"criterion":{"$ref":"common.schema.json--localId"},"cause":{"type":"string","enum":["infrastructure-gap","not-observable","contradiction"]},"evidence":{"type":"string","minLength":1}},"$id":"tests-sheet.schema.json--uncovered"};

function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.criterion === undefined) || (!(func0.call(data, "criterion")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "criterion"},message:"must have required property '"+"criterion"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.cause === undefined) || (!(func0.call(data, "cause")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "cause"},message:"must have required property '"+"cause"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.evidence === undefined) || (!(func0.call(data, "evidence")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "evidence"},message:"must have required property '"+"evidence"+"'"};
(vErrors ??= []).push(err2); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "criterion") || (key0 === "cause")) || (key0 === "evidence"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.criterion !== undefined && func0.call(data, "criterion")){
if(!(validate53(data.criterion, {instancePath:instancePath+"/criterion",parentData:data,parentDataProperty:"criterion",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.cause !== undefined && func0.call(data, "cause")){
let data1 = data.cause;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/cause",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
if(!(((data1 === "infrastructure-gap") || (data1 === "not-observable")) || (data1 === "contradiction"))){
const err5 = {instancePath:instancePath+"/cause",keyword:"enum",params:{allowedValues: schema93.properties.cause.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data2 = data.evidence;
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err6 = {instancePath:instancePath+"/evidence",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/evidence",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
validate278.errors = vErrors;
return errors === 0;
}

const schema94 = {"type":"object","additionalProperties":false,"required":["file","test","reason"],"properties":{"file":{"$ref":"common.schema.json--path"},"test":{"type":"string","minLength":1},"reason":{"type":"string","minLength":1}},"$id":"tests-sheet.schema.json--upheld"};

function validate281(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.file === undefined) || (!(func0.call(data, "file")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.test === undefined) || (!(func0.call(data, "test")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "test"},message:"must have required property '"+"test"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err2); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "file") || (key0 === "test")) || (key0 === "reason"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.test !== undefined && func0.call(data, "test")){
let data1 = data.test;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err4 = {instancePath:instancePath+"/test",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/test",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
let data2 = data.reason;
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err6 = {instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
validate281.errors = vErrors;
return errors === 0;
}


function validate257(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.tests === undefined) || (!(func0.call(data, "tests")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "tests"},message:"must have required property '"+"tests"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.uncovered === undefined) || (!(func0.call(data, "uncovered")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "uncovered"},message:"must have required property '"+"uncovered"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.upheld === undefined) || (!(func0.call(data, "upheld")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "upheld"},message:"must have required property '"+"upheld"+"'"};
(vErrors ??= []).push(err3); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "kind") || (key0 === "tests")) || (key0 === "uncovered")) || (key0 === "upheld")) || (key0 === "summary")) || (key0 === "discoveries"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
if("done" !== data0){
const err6 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "done"},message:"must be equal to constant"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.tests !== undefined && func0.call(data, "tests")){
let data1 = data.tests;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate258(data1[i0], {instancePath:instancePath+"/tests/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/tests",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.uncovered !== undefined && func0.call(data, "uncovered")){
let data3 = data.uncovered;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate278(data3[i1], {instancePath:instancePath+"/uncovered/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/uncovered",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.upheld !== undefined && func0.call(data, "upheld")){
let data5 = data.upheld;
if(Array.isArray(data5)){
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
if(!(validate281(data5[i2], {instancePath:instancePath+"/upheld/" + i2,parentData:data5,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate281.errors : vErrors.concat(validate281.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/upheld",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.summary !== undefined && func0.call(data, "summary")){
if(typeof data.summary !== "string"){
const err10 = {instancePath:instancePath+"/summary",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.discoveries !== undefined && func0.call(data, "discoveries")){
let data8 = data.discoveries;
if(Array.isArray(data8)){
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
if(!(validate125(data8[i3], {instancePath:instancePath+"/discoveries/" + i3,parentData:data8,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/discoveries",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err11); errors++;
}
}
}
else {
const err12 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12); errors++;
}
validate257.errors = vErrors;
return errors === 0;
}

const schema95 = {"type":"object","additionalProperties":false,"required":["kind","defects"],"properties":{"kind":{"type":"string","const":"plan-defect"},"defects":{"type":"array","items":{"$ref":"tests-sheet.schema.json--planDefectItem"},"minItems":1},"summary":{"type":"string"},"discoveries":{"type":"array","items":{"$ref":"common.schema.json--discovery"}}},"$id":"tests-sheet.schema.json--planDefect"};
const schema96 = {"type":"object","additionalProperties":false,"required":["what","evidence"],"properties":{"what":{"type":"string","minLength":1},"evidence":{"type":"string","minLength":1}},"$id":"tests-sheet.schema.json--planDefectItem"};

function validate286(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.what === undefined) || (!(func0.call(data, "what")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "what"},message:"must have required property '"+"what"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.evidence === undefined) || (!(func0.call(data, "evidence")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "evidence"},message:"must have required property '"+"evidence"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "what") || (key0 === "evidence"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.what !== undefined && func0.call(data, "what")){
let data0 = data.what;
if(typeof data0 === "string"){
if(func64(data0) < 1){
const err3 = {instancePath:instancePath+"/what",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/what",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data1 = data.evidence;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err5 = {instancePath:instancePath+"/evidence",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/evidence",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate286.errors = vErrors;
return errors === 0;
}


function validate285(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.defects === undefined) || (!(func0.call(data, "defects")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "defects"},message:"must have required property '"+"defects"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "defects")) || (key0 === "summary")) || (key0 === "discoveries"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("plan-defect" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "plan-defect"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.defects !== undefined && func0.call(data, "defects")){
let data1 = data.defects;
if(Array.isArray(data1)){
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/defects",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
(vErrors ??= []).push(err5); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate286(data1[i0], {instancePath:instancePath+"/defects/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/defects",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.summary !== undefined && func0.call(data, "summary")){
if(typeof data.summary !== "string"){
const err7 = {instancePath:instancePath+"/summary",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.discoveries !== undefined && func0.call(data, "discoveries")){
let data4 = data.discoveries;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate125(data4[i1], {instancePath:instancePath+"/discoveries/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/discoveries",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err8); errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9); errors++;
}
validate285.errors = vErrors;
return errors === 0;
}


function validate256(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "done"){
if(!(validate257(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate257.errors : vErrors.concat(validate257.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "plan-defect"){
if(!(validate285(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err1 = {instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate256.errors = vErrors;
return errors === 0;
}


function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.round === undefined) || (!(func0.call(data, "round")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "round"},message:"must have required property '"+"round"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.try === undefined) || (!(func0.call(data, "try")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "try"},message:"must have required property '"+"try"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if((data.tries === undefined) || (!(func0.call(data, "tries")))){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "tries"},message:"must have required property '"+"tries"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if((data.goal === undefined) || (!(func0.call(data, "goal")))){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "goal"},message:"must have required property '"+"goal"+"'"};
(vErrors ??= []).push(err6); errors++;
}
if((data.project === undefined) || (!(func0.call(data, "project")))){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "project"},message:"must have required property '"+"project"+"'"};
(vErrors ??= []).push(err7); errors++;
}
if((data.feedback === undefined) || (!(func0.call(data, "feedback")))){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "feedback"},message:"must have required property '"+"feedback"+"'"};
(vErrors ??= []).push(err8); errors++;
}
if((data.plan === undefined) || (!(func0.call(data, "plan")))){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "plan"},message:"must have required property '"+"plan"+"'"};
(vErrors ??= []).push(err9); errors++;
}
if((data.sources === undefined) || (!(func0.call(data, "sources")))){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "sources"},message:"must have required property '"+"sources"+"'"};
(vErrors ??= []).push(err10); errors++;
}
if((data.existing === undefined) || (!(func0.call(data, "existing")))){
const err11 = {instancePath,keyword:"required",params:{missingProperty: "existing"},message:"must have required property '"+"existing"+"'"};
(vErrors ??= []).push(err11); errors++;
}
if((data.checks === undefined) || (!(func0.call(data, "checks")))){
const err12 = {instancePath,keyword:"required",params:{missingProperty: "checks"},message:"must have required property '"+"checks"+"'"};
(vErrors ??= []).push(err12); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema83.properties, key0))){
const err13 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err13); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err14 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14); errors++;
}
if("tests" !== data0){
const err15 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "tests"},message:"must be equal to constant"};
(vErrors ??= []).push(err15); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.round !== undefined && func0.call(data, "round")){
let data3 = data.round;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err16 = {instancePath:instancePath+"/round",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err16); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err17 = {instancePath:instancePath+"/round",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err17); errors++;
}
}
}
if(data.try !== undefined && func0.call(data, "try")){
let data4 = data.try;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err18 = {instancePath:instancePath+"/try",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err18); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err19 = {instancePath:instancePath+"/try",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err19); errors++;
}
}
}
if(data.tries !== undefined && func0.call(data, "tries")){
let data5 = data.tries;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err20 = {instancePath:instancePath+"/tries",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err20); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/tries",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err21); errors++;
}
}
}
if(data.goal !== undefined && func0.call(data, "goal")){
let data6 = data.goal;
if(typeof data6 === "string"){
if(func64(data6) < 1){
const err22 = {instancePath:instancePath+"/goal",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err22); errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/goal",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err23); errors++;
}
}
if(data.project !== undefined && func0.call(data, "project")){
if(!(validate138(data.project, {instancePath:instancePath+"/project",parentData:data,parentDataProperty:"project",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
if(data.feedback !== undefined && func0.call(data, "feedback")){
let data8 = data.feedback;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate145(data8[i0], {instancePath:instancePath+"/feedback/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/feedback",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err24); errors++;
}
}
if(data.plan !== undefined && func0.call(data, "plan")){
if(!(validate182(data.plan, {instancePath:instancePath+"/plan",parentData:data,parentDataProperty:"plan",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
}
if(data.sources !== undefined && func0.call(data, "sources")){
let data11 = data.sources;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(!(validate206(data11[i1], {instancePath:instancePath+"/sources/" + i1,parentData:data11,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath:instancePath+"/sources",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err25); errors++;
}
}
if(data.existing !== undefined && func0.call(data, "existing")){
let data13 = data.existing;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
if(!(validate206(data13[i2], {instancePath:instancePath+"/existing/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath:instancePath+"/existing",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err26); errors++;
}
}
if(data.checks !== undefined && func0.call(data, "checks")){
let data15 = data.checks;
if(Array.isArray(data15)){
const len3 = data15.length;
for(let i3=0; i3<len3; i3++){
let data16 = data15[i3];
if(typeof data16 === "string"){
if(func64(data16) < 1){
const err27 = {instancePath:instancePath+"/checks/" + i3,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err27); errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/checks/" + i3,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err28); errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/checks",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err29); errors++;
}
}
if(data.previous !== undefined && func0.call(data, "previous")){
if(!(validate256(data.previous, {instancePath:instancePath+"/previous",parentData:data,parentDataProperty:"previous",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
errors = vErrors.length;
}
}
}
else {
const err30 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err30); errors++;
}
validate248.errors = vErrors;
return errors === 0;
}

const schema97 = {"$id":"developer-brief.schema.json","type":"object","additionalProperties":false,"required":["kind","ticket","session","round","try","tries","goal","project","feedback","plan","stubs","tests","testFiles","refill","baseRed","bounds"],"properties":{"kind":{"type":"string","const":"code"},"ticket":{"$ref":"common.schema.json--ticketId"},"session":{"$ref":"common.schema.json--sessionId"},"round":{"type":"integer","minimum":1},"try":{"type":"integer","minimum":1},"tries":{"type":"integer","minimum":1},"goal":{"type":"string","minLength":1},"project":{"$ref":"explorer-brief.schema.json--projectFacts"},"feedback":{"type":"array","items":{"$ref":"common.schema.json--feedback"}},"plan":{"$ref":"plan-sheet.schema.json"},"stubs":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["element","file","symbol","mark"],"properties":{"element":{"$ref":"common.schema.json--localId"},"file":{"$ref":"common.schema.json--path"},"symbol":{"type":"string","minLength":1},"mark":{"type":"string","minLength":1}}}},"tests":{"type":"array","items":{"$ref":"tests-sheet.schema.json--test"}},"testFiles":{"type":"array","items":{"$ref":"explorer-brief.schema.json--fileText"}},"refill":{"type":"array","items":{"$ref":"common.schema.json--localId"}},"baseRed":{"type":"array","items":{"type":"string","minLength":1}},"bounds":{"type":"object","additionalProperties":false,"required":["triesPerBody","testRuns"],"properties":{"triesPerBody":{"type":"integer","minimum":1},"testRuns":{"type":"integer","minimum":1}}}}};

function validate292(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.round === undefined) || (!(func0.call(data, "round")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "round"},message:"must have required property '"+"round"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.try === undefined) || (!(func0.call(data, "try")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "try"},message:"must have required property '"+"try"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if((data.tries === undefined) || (!(func0.call(data, "tries")))){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "tries"},message:"must have required property '"+"tries"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if((data.goal === undefined) || (!(func0.call(data, "goal")))){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "goal"},message:"must have required property '"+"goal"+"'"};
(vErrors ??= []).push(err6); errors++;
}
if((data.project === undefined) || (!(func0.call(data, "project")))){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "project"},message:"must have required property '"+"project"+"'"};
(vErrors ??= []).push(err7); errors++;
}
if((data.feedback === undefined) || (!(func0.call(data, "feedback")))){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "feedback"},message:"must have required property '"+"feedback"+"'"};
(vErrors ??= []).push(err8); errors++;
}
if((data.plan === undefined) || (!(func0.call(data, "plan")))){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "plan"},message:"must have required property '"+"plan"+"'"};
(vErrors ??= []).push(err9); errors++;
}
if((data.stubs === undefined) || (!(func0.call(data, "stubs")))){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "stubs"},message:"must have required property '"+"stubs"+"'"};
(vErrors ??= []).push(err10); errors++;
}
if((data.tests === undefined) || (!(func0.call(data, "tests")))){
const err11 = {instancePath,keyword:"required",params:{missingProperty: "tests"},message:"must have required property '"+"tests"+"'"};
(vErrors ??= []).push(err11); errors++;
}
if((data.testFiles === undefined) || (!(func0.call(data, "testFiles")))){
const err12 = {instancePath,keyword:"required",params:{missingProperty: "testFiles"},message:"must have required property '"+"testFiles"+"'"};
(vErrors ??= []).push(err12); errors++;
}
if((data.refill === undefined) || (!(func0.call(data, "refill")))){
const err13 = {instancePath,keyword:"required",params:{missingProperty: "refill"},message:"must have required property '"+"refill"+"'"};
(vErrors ??= []).push(err13); errors++;
}
if((data.baseRed === undefined) || (!(func0.call(data, "baseRed")))){
const err14 = {instancePath,keyword:"required",params:{missingProperty: "baseRed"},message:"must have required property '"+"baseRed"+"'"};
(vErrors ??= []).push(err14); errors++;
}
if((data.bounds === undefined) || (!(func0.call(data, "bounds")))){
const err15 = {instancePath,keyword:"required",params:{missingProperty: "bounds"},message:"must have required property '"+"bounds"+"'"};
(vErrors ??= []).push(err15); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema97.properties, key0))){
const err16 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err16); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err17 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err17); errors++;
}
if("code" !== data0){
const err18 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "code"},message:"must be equal to constant"};
(vErrors ??= []).push(err18); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.round !== undefined && func0.call(data, "round")){
let data3 = data.round;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err19 = {instancePath:instancePath+"/round",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err19); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err20 = {instancePath:instancePath+"/round",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err20); errors++;
}
}
}
if(data.try !== undefined && func0.call(data, "try")){
let data4 = data.try;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err21 = {instancePath:instancePath+"/try",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err21); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err22 = {instancePath:instancePath+"/try",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err22); errors++;
}
}
}
if(data.tries !== undefined && func0.call(data, "tries")){
let data5 = data.tries;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err23 = {instancePath:instancePath+"/tries",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err23); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err24 = {instancePath:instancePath+"/tries",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err24); errors++;
}
}
}
if(data.goal !== undefined && func0.call(data, "goal")){
let data6 = data.goal;
if(typeof data6 === "string"){
if(func64(data6) < 1){
const err25 = {instancePath:instancePath+"/goal",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err25); errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/goal",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err26); errors++;
}
}
if(data.project !== undefined && func0.call(data, "project")){
if(!(validate138(data.project, {instancePath:instancePath+"/project",parentData:data,parentDataProperty:"project",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
if(data.feedback !== undefined && func0.call(data, "feedback")){
let data8 = data.feedback;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate145(data8[i0], {instancePath:instancePath+"/feedback/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
}
else {
const err27 = {instancePath:instancePath+"/feedback",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err27); errors++;
}
}
if(data.plan !== undefined && func0.call(data, "plan")){
if(!(validate182(data.plan, {instancePath:instancePath+"/plan",parentData:data,parentDataProperty:"plan",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
}
if(data.stubs !== undefined && func0.call(data, "stubs")){
let data11 = data.stubs;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if((data12.element === undefined) || (!(func0.call(data12, "element")))){
const err28 = {instancePath:instancePath+"/stubs/" + i1,keyword:"required",params:{missingProperty: "element"},message:"must have required property '"+"element"+"'"};
(vErrors ??= []).push(err28); errors++;
}
if((data12.file === undefined) || (!(func0.call(data12, "file")))){
const err29 = {instancePath:instancePath+"/stubs/" + i1,keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
(vErrors ??= []).push(err29); errors++;
}
if((data12.symbol === undefined) || (!(func0.call(data12, "symbol")))){
const err30 = {instancePath:instancePath+"/stubs/" + i1,keyword:"required",params:{missingProperty: "symbol"},message:"must have required property '"+"symbol"+"'"};
(vErrors ??= []).push(err30); errors++;
}
if((data12.mark === undefined) || (!(func0.call(data12, "mark")))){
const err31 = {instancePath:instancePath+"/stubs/" + i1,keyword:"required",params:{missingProperty: "mark"},message:"must have required property '"+"mark"+"'"};
(vErrors ??= []).push(err31); errors++;
}
for(const key1 of Object.keys(data12)){
if(!((((key1 === "element") || (key1 === "file")) || (key1 === "symbol")) || (key1 === "mark"))){
const err32 = {instancePath:instancePath+"/stubs/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
(vErrors ??= []).push(err32); errors++;
}
}
if(data12.element !== undefined && func0.call(data12, "element")){
if(!(validate53(data12.element, {instancePath:instancePath+"/stubs/" + i1+"/element",parentData:data12,parentDataProperty:"element",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data12.file !== undefined && func0.call(data12, "file")){
if(!(validate62(data12.file, {instancePath:instancePath+"/stubs/" + i1+"/file",parentData:data12,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data12.symbol !== undefined && func0.call(data12, "symbol")){
let data15 = data12.symbol;
if(typeof data15 === "string"){
if(func64(data15) < 1){
const err33 = {instancePath:instancePath+"/stubs/" + i1+"/symbol",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err33); errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/stubs/" + i1+"/symbol",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err34); errors++;
}
}
if(data12.mark !== undefined && func0.call(data12, "mark")){
let data16 = data12.mark;
if(typeof data16 === "string"){
if(func64(data16) < 1){
const err35 = {instancePath:instancePath+"/stubs/" + i1+"/mark",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err35); errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/stubs/" + i1+"/mark",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err36); errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/stubs/" + i1,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err37); errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/stubs",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err38); errors++;
}
}
if(data.tests !== undefined && func0.call(data, "tests")){
let data17 = data.tests;
if(Array.isArray(data17)){
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
if(!(validate258(data17[i2], {instancePath:instancePath+"/tests/" + i2,parentData:data17,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
}
}
else {
const err39 = {instancePath:instancePath+"/tests",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err39); errors++;
}
}
if(data.testFiles !== undefined && func0.call(data, "testFiles")){
let data19 = data.testFiles;
if(Array.isArray(data19)){
const len3 = data19.length;
for(let i3=0; i3<len3; i3++){
if(!(validate206(data19[i3], {instancePath:instancePath+"/testFiles/" + i3,parentData:data19,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
}
}
else {
const err40 = {instancePath:instancePath+"/testFiles",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err40); errors++;
}
}
if(data.refill !== undefined && func0.call(data, "refill")){
let data21 = data.refill;
if(Array.isArray(data21)){
const len4 = data21.length;
for(let i4=0; i4<len4; i4++){
if(!(validate53(data21[i4], {instancePath:instancePath+"/refill/" + i4,parentData:data21,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err41 = {instancePath:instancePath+"/refill",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err41); errors++;
}
}
if(data.baseRed !== undefined && func0.call(data, "baseRed")){
let data23 = data.baseRed;
if(Array.isArray(data23)){
const len5 = data23.length;
for(let i5=0; i5<len5; i5++){
let data24 = data23[i5];
if(typeof data24 === "string"){
if(func64(data24) < 1){
const err42 = {instancePath:instancePath+"/baseRed/" + i5,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err42); errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/baseRed/" + i5,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err43); errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/baseRed",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err44); errors++;
}
}
if(data.bounds !== undefined && func0.call(data, "bounds")){
let data25 = data.bounds;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if((data25.triesPerBody === undefined) || (!(func0.call(data25, "triesPerBody")))){
const err45 = {instancePath:instancePath+"/bounds",keyword:"required",params:{missingProperty: "triesPerBody"},message:"must have required property '"+"triesPerBody"+"'"};
(vErrors ??= []).push(err45); errors++;
}
if((data25.testRuns === undefined) || (!(func0.call(data25, "testRuns")))){
const err46 = {instancePath:instancePath+"/bounds",keyword:"required",params:{missingProperty: "testRuns"},message:"must have required property '"+"testRuns"+"'"};
(vErrors ??= []).push(err46); errors++;
}
for(const key2 of Object.keys(data25)){
if(!((key2 === "triesPerBody") || (key2 === "testRuns"))){
const err47 = {instancePath:instancePath+"/bounds",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
(vErrors ??= []).push(err47); errors++;
}
}
if(data25.triesPerBody !== undefined && func0.call(data25, "triesPerBody")){
let data26 = data25.triesPerBody;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err48 = {instancePath:instancePath+"/bounds/triesPerBody",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err48); errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 1 || isNaN(data26)){
const err49 = {instancePath:instancePath+"/bounds/triesPerBody",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err49); errors++;
}
}
}
if(data25.testRuns !== undefined && func0.call(data25, "testRuns")){
let data27 = data25.testRuns;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err50 = {instancePath:instancePath+"/bounds/testRuns",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err50); errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 < 1 || isNaN(data27)){
const err51 = {instancePath:instancePath+"/bounds/testRuns",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err51); errors++;
}
}
}
}
else {
const err52 = {instancePath:instancePath+"/bounds",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err52); errors++;
}
}
}
else {
const err53 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err53); errors++;
}
validate292.errors = vErrors;
return errors === 0;
}

const schema98 = {"$id":"reviewer-brief.schema.json","type":"object","additionalProperties":false,"required":["kind","ticket","session","round","try","tries","goal","project","feedback","part","parts","plan","elements","tests","rules","recommended"],"properties":{"kind":{"type":"string","const":"review"},"ticket":{"$ref":"common.schema.json--ticketId"},"session":{"$ref":"common.schema.json--sessionId"},"round":{"type":"integer","minimum":1},"try":{"type":"integer","minimum":1},"tries":{"type":"integer","minimum":1},"goal":{"type":"string","minLength":1},"project":{"$ref":"explorer-brief.schema.json--projectFacts"},"feedback":{"type":"array","items":{"$ref":"common.schema.json--feedback"}},"part":{"type":"integer","minimum":1},"parts":{"type":"integer","minimum":1},"plan":{"$ref":"plan-sheet.schema.json"},"elements":{"type":"array","items":{"$ref":"element-list.schema.json--listed"},"minItems":1},"tests":{"type":"array","items":{"$ref":"tests-sheet.schema.json--test"}},"rules":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","text"],"properties":{"id":{"type":"string","minLength":1},"text":{"type":"string"}}}},"recommended":{"type":"array","items":{"type":"string","minLength":1}}}};
const schema99 = {"type":"object","additionalProperties":false,"required":["id","file","symbol","change","origin","before","after"],"properties":{"id":{"type":"string","minLength":1,"pattern":"^E[1-9][0-9]*$"},"file":{"$ref":"common.schema.json--path"},"symbol":{"type":"string","minLength":1},"change":{"type":"string","enum":["added","changed","removed","moved"]},"origin":{"type":"string","enum":["planned","test","support","import","unplanned-private","reference","dependency"]},"before":{"type":"string"},"after":{"type":"string"},"planned":{"$ref":"common.schema.json--localId"},"proof":{"type":"string","minLength":1},"criteria":{"type":"array","items":{"$ref":"common.schema.json--localId"}}},"$id":"element-list.schema.json--listed"};
const pattern10 = new RegExp("^E[1-9][0-9]*$", "u");

function validate309(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.file === undefined) || (!(func0.call(data, "file")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.symbol === undefined) || (!(func0.call(data, "symbol")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "symbol"},message:"must have required property '"+"symbol"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.change === undefined) || (!(func0.call(data, "change")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "change"},message:"must have required property '"+"change"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.origin === undefined) || (!(func0.call(data, "origin")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "origin"},message:"must have required property '"+"origin"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if((data.before === undefined) || (!(func0.call(data, "before")))){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "before"},message:"must have required property '"+"before"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if((data.after === undefined) || (!(func0.call(data, "after")))){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "after"},message:"must have required property '"+"after"+"'"};
(vErrors ??= []).push(err6); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema99.properties, key0))){
const err7 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(func64(data0) < 1){
const err8 = {instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err8); errors++;
}
if(!pattern10.test(data0)){
const err9 = {instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^E[1-9][0-9]*$"},message:"must match pattern \""+"^E[1-9][0-9]*$"+"\""};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.symbol !== undefined && func0.call(data, "symbol")){
let data2 = data.symbol;
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err11 = {instancePath:instancePath+"/symbol",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/symbol",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data.change !== undefined && func0.call(data, "change")){
let data3 = data.change;
if(typeof data3 !== "string"){
const err13 = {instancePath:instancePath+"/change",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
if(!((((data3 === "added") || (data3 === "changed")) || (data3 === "removed")) || (data3 === "moved"))){
const err14 = {instancePath:instancePath+"/change",keyword:"enum",params:{allowedValues: schema99.properties.change.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err14); errors++;
}
}
if(data.origin !== undefined && func0.call(data, "origin")){
let data4 = data.origin;
if(typeof data4 !== "string"){
const err15 = {instancePath:instancePath+"/origin",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15); errors++;
}
if(!(((((((data4 === "planned") || (data4 === "test")) || (data4 === "support")) || (data4 === "import")) || (data4 === "unplanned-private")) || (data4 === "reference")) || (data4 === "dependency"))){
const err16 = {instancePath:instancePath+"/origin",keyword:"enum",params:{allowedValues: schema99.properties.origin.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err16); errors++;
}
}
if(data.before !== undefined && func0.call(data, "before")){
if(typeof data.before !== "string"){
const err17 = {instancePath:instancePath+"/before",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err17); errors++;
}
}
if(data.after !== undefined && func0.call(data, "after")){
if(typeof data.after !== "string"){
const err18 = {instancePath:instancePath+"/after",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18); errors++;
}
}
if(data.planned !== undefined && func0.call(data, "planned")){
if(!(validate53(data.planned, {instancePath:instancePath+"/planned",parentData:data,parentDataProperty:"planned",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.proof !== undefined && func0.call(data, "proof")){
let data8 = data.proof;
if(typeof data8 === "string"){
if(func64(data8) < 1){
const err19 = {instancePath:instancePath+"/proof",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err19); errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/proof",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err20); errors++;
}
}
if(data.criteria !== undefined && func0.call(data, "criteria")){
let data9 = data.criteria;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validate53(data9[i0], {instancePath:instancePath+"/criteria/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath:instancePath+"/criteria",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err21); errors++;
}
}
}
else {
const err22 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err22); errors++;
}
validate309.errors = vErrors;
return errors === 0;
}


function validate303(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.round === undefined) || (!(func0.call(data, "round")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "round"},message:"must have required property '"+"round"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.try === undefined) || (!(func0.call(data, "try")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "try"},message:"must have required property '"+"try"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if((data.tries === undefined) || (!(func0.call(data, "tries")))){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "tries"},message:"must have required property '"+"tries"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if((data.goal === undefined) || (!(func0.call(data, "goal")))){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "goal"},message:"must have required property '"+"goal"+"'"};
(vErrors ??= []).push(err6); errors++;
}
if((data.project === undefined) || (!(func0.call(data, "project")))){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "project"},message:"must have required property '"+"project"+"'"};
(vErrors ??= []).push(err7); errors++;
}
if((data.feedback === undefined) || (!(func0.call(data, "feedback")))){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "feedback"},message:"must have required property '"+"feedback"+"'"};
(vErrors ??= []).push(err8); errors++;
}
if((data.part === undefined) || (!(func0.call(data, "part")))){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "part"},message:"must have required property '"+"part"+"'"};
(vErrors ??= []).push(err9); errors++;
}
if((data.parts === undefined) || (!(func0.call(data, "parts")))){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "parts"},message:"must have required property '"+"parts"+"'"};
(vErrors ??= []).push(err10); errors++;
}
if((data.plan === undefined) || (!(func0.call(data, "plan")))){
const err11 = {instancePath,keyword:"required",params:{missingProperty: "plan"},message:"must have required property '"+"plan"+"'"};
(vErrors ??= []).push(err11); errors++;
}
if((data.elements === undefined) || (!(func0.call(data, "elements")))){
const err12 = {instancePath,keyword:"required",params:{missingProperty: "elements"},message:"must have required property '"+"elements"+"'"};
(vErrors ??= []).push(err12); errors++;
}
if((data.tests === undefined) || (!(func0.call(data, "tests")))){
const err13 = {instancePath,keyword:"required",params:{missingProperty: "tests"},message:"must have required property '"+"tests"+"'"};
(vErrors ??= []).push(err13); errors++;
}
if((data.rules === undefined) || (!(func0.call(data, "rules")))){
const err14 = {instancePath,keyword:"required",params:{missingProperty: "rules"},message:"must have required property '"+"rules"+"'"};
(vErrors ??= []).push(err14); errors++;
}
if((data.recommended === undefined) || (!(func0.call(data, "recommended")))){
const err15 = {instancePath,keyword:"required",params:{missingProperty: "recommended"},message:"must have required property '"+"recommended"+"'"};
(vErrors ??= []).push(err15); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema98.properties, key0))){
const err16 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err16); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err17 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err17); errors++;
}
if("review" !== data0){
const err18 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "review"},message:"must be equal to constant"};
(vErrors ??= []).push(err18); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.round !== undefined && func0.call(data, "round")){
let data3 = data.round;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err19 = {instancePath:instancePath+"/round",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err19); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err20 = {instancePath:instancePath+"/round",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err20); errors++;
}
}
}
if(data.try !== undefined && func0.call(data, "try")){
let data4 = data.try;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err21 = {instancePath:instancePath+"/try",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err21); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err22 = {instancePath:instancePath+"/try",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err22); errors++;
}
}
}
if(data.tries !== undefined && func0.call(data, "tries")){
let data5 = data.tries;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err23 = {instancePath:instancePath+"/tries",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err23); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err24 = {instancePath:instancePath+"/tries",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err24); errors++;
}
}
}
if(data.goal !== undefined && func0.call(data, "goal")){
let data6 = data.goal;
if(typeof data6 === "string"){
if(func64(data6) < 1){
const err25 = {instancePath:instancePath+"/goal",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err25); errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/goal",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err26); errors++;
}
}
if(data.project !== undefined && func0.call(data, "project")){
if(!(validate138(data.project, {instancePath:instancePath+"/project",parentData:data,parentDataProperty:"project",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
if(data.feedback !== undefined && func0.call(data, "feedback")){
let data8 = data.feedback;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate145(data8[i0], {instancePath:instancePath+"/feedback/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
}
else {
const err27 = {instancePath:instancePath+"/feedback",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err27); errors++;
}
}
if(data.part !== undefined && func0.call(data, "part")){
let data10 = data.part;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err28 = {instancePath:instancePath+"/part",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err28); errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
const err29 = {instancePath:instancePath+"/part",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err29); errors++;
}
}
}
if(data.parts !== undefined && func0.call(data, "parts")){
let data11 = data.parts;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err30 = {instancePath:instancePath+"/parts",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err30); errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
const err31 = {instancePath:instancePath+"/parts",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err31); errors++;
}
}
}
if(data.plan !== undefined && func0.call(data, "plan")){
if(!(validate182(data.plan, {instancePath:instancePath+"/plan",parentData:data,parentDataProperty:"plan",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
}
if(data.elements !== undefined && func0.call(data, "elements")){
let data13 = data.elements;
if(Array.isArray(data13)){
if(data13.length < 1){
const err32 = {instancePath:instancePath+"/elements",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
(vErrors ??= []).push(err32); errors++;
}
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
if(!(validate309(data13[i1], {instancePath:instancePath+"/elements/" + i1,parentData:data13,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
errors = vErrors.length;
}
}
}
else {
const err33 = {instancePath:instancePath+"/elements",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err33); errors++;
}
}
if(data.tests !== undefined && func0.call(data, "tests")){
let data15 = data.tests;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
if(!(validate258(data15[i2], {instancePath:instancePath+"/tests/" + i2,parentData:data15,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
}
}
else {
const err34 = {instancePath:instancePath+"/tests",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err34); errors++;
}
}
if(data.rules !== undefined && func0.call(data, "rules")){
let data17 = data.rules;
if(Array.isArray(data17)){
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
let data18 = data17[i3];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if((data18.id === undefined) || (!(func0.call(data18, "id")))){
const err35 = {instancePath:instancePath+"/rules/" + i3,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err35); errors++;
}
if((data18.text === undefined) || (!(func0.call(data18, "text")))){
const err36 = {instancePath:instancePath+"/rules/" + i3,keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
(vErrors ??= []).push(err36); errors++;
}
for(const key1 of Object.keys(data18)){
if(!((key1 === "id") || (key1 === "text"))){
const err37 = {instancePath:instancePath+"/rules/" + i3,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
(vErrors ??= []).push(err37); errors++;
}
}
if(data18.id !== undefined && func0.call(data18, "id")){
let data19 = data18.id;
if(typeof data19 === "string"){
if(func64(data19) < 1){
const err38 = {instancePath:instancePath+"/rules/" + i3+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err38); errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/rules/" + i3+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err39); errors++;
}
}
if(data18.text !== undefined && func0.call(data18, "text")){
if(typeof data18.text !== "string"){
const err40 = {instancePath:instancePath+"/rules/" + i3+"/text",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err40); errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/rules/" + i3,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err41); errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/rules",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err42); errors++;
}
}
if(data.recommended !== undefined && func0.call(data, "recommended")){
let data21 = data.recommended;
if(Array.isArray(data21)){
const len4 = data21.length;
for(let i4=0; i4<len4; i4++){
let data22 = data21[i4];
if(typeof data22 === "string"){
if(func64(data22) < 1){
const err43 = {instancePath:instancePath+"/recommended/" + i4,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err43); errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/recommended/" + i4,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err44); errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/recommended",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err45); errors++;
}
}
}
else {
const err46 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err46); errors++;
}
validate303.errors = vErrors;
return errors === 0;
}

const schema100 = {"type":"object","additionalProperties":false,"required":["kind","ticket","session","round","try","tries","goal","project","feedback","question"],"properties":{"kind":{"type":"string","const":"decision"},"ticket":{"$ref":"common.schema.json--ticketId"},"session":{"$ref":"common.schema.json--sessionId"},"round":{"type":"integer","minimum":1},"try":{"type":"integer","minimum":1},"tries":{"type":"integer","minimum":1},"goal":{"type":"string","minLength":1},"project":{"$ref":"explorer-brief.schema.json--projectFacts"},"feedback":{"type":"array","items":{"$ref":"common.schema.json--feedback"}},"question":{"$ref":"question.schema.json"},"plan":{"$ref":"plan-sheet.schema.json"}},"$id":"supervisor-brief.schema.json--decision"};

function validate315(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.round === undefined) || (!(func0.call(data, "round")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "round"},message:"must have required property '"+"round"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.try === undefined) || (!(func0.call(data, "try")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "try"},message:"must have required property '"+"try"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if((data.tries === undefined) || (!(func0.call(data, "tries")))){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "tries"},message:"must have required property '"+"tries"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if((data.goal === undefined) || (!(func0.call(data, "goal")))){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "goal"},message:"must have required property '"+"goal"+"'"};
(vErrors ??= []).push(err6); errors++;
}
if((data.project === undefined) || (!(func0.call(data, "project")))){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "project"},message:"must have required property '"+"project"+"'"};
(vErrors ??= []).push(err7); errors++;
}
if((data.feedback === undefined) || (!(func0.call(data, "feedback")))){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "feedback"},message:"must have required property '"+"feedback"+"'"};
(vErrors ??= []).push(err8); errors++;
}
if((data.question === undefined) || (!(func0.call(data, "question")))){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "question"},message:"must have required property '"+"question"+"'"};
(vErrors ??= []).push(err9); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema100.properties, key0))){
const err10 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err11 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
if("decision" !== data0){
const err12 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "decision"},message:"must be equal to constant"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.round !== undefined && func0.call(data, "round")){
let data3 = data.round;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err13 = {instancePath:instancePath+"/round",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err13); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/round",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err14); errors++;
}
}
}
if(data.try !== undefined && func0.call(data, "try")){
let data4 = data.try;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/try",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err15); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/try",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err16); errors++;
}
}
}
if(data.tries !== undefined && func0.call(data, "tries")){
let data5 = data.tries;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err17 = {instancePath:instancePath+"/tries",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err17); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/tries",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err18); errors++;
}
}
}
if(data.goal !== undefined && func0.call(data, "goal")){
let data6 = data.goal;
if(typeof data6 === "string"){
if(func64(data6) < 1){
const err19 = {instancePath:instancePath+"/goal",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err19); errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/goal",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err20); errors++;
}
}
if(data.project !== undefined && func0.call(data, "project")){
if(!(validate138(data.project, {instancePath:instancePath+"/project",parentData:data,parentDataProperty:"project",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
if(data.feedback !== undefined && func0.call(data, "feedback")){
let data8 = data.feedback;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate145(data8[i0], {instancePath:instancePath+"/feedback/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath:instancePath+"/feedback",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err21); errors++;
}
}
if(data.question !== undefined && func0.call(data, "question")){
if(!(validate150(data.question, {instancePath:instancePath+"/question",parentData:data,parentDataProperty:"question",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
}
if(data.plan !== undefined && func0.call(data, "plan")){
if(!(validate182(data.plan, {instancePath:instancePath+"/plan",parentData:data,parentDataProperty:"plan",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err22); errors++;
}
validate315.errors = vErrors;
return errors === 0;
}

const schema101 = {"type":"object","additionalProperties":false,"required":["kind","ticket","session","round","try","tries","goal","project","feedback","plan","landed","decided"],"properties":{"kind":{"type":"string","const":"closure"},"ticket":{"$ref":"common.schema.json--ticketId"},"session":{"$ref":"common.schema.json--sessionId"},"round":{"type":"integer","minimum":1},"try":{"type":"integer","minimum":1},"tries":{"type":"integer","minimum":1},"goal":{"type":"string","minLength":1},"project":{"$ref":"explorer-brief.schema.json--projectFacts"},"feedback":{"type":"array","items":{"$ref":"common.schema.json--feedback"}},"plan":{"$ref":"plan-sheet.schema.json"},"landed":{"type":"string"},"decided":{"type":"array","items":{"$ref":"explorer-brief.schema.json--decided"}}},"$id":"supervisor-brief.schema.json--closure"};

function validate322(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.round === undefined) || (!(func0.call(data, "round")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "round"},message:"must have required property '"+"round"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.try === undefined) || (!(func0.call(data, "try")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "try"},message:"must have required property '"+"try"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if((data.tries === undefined) || (!(func0.call(data, "tries")))){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "tries"},message:"must have required property '"+"tries"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if((data.goal === undefined) || (!(func0.call(data, "goal")))){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "goal"},message:"must have required property '"+"goal"+"'"};
(vErrors ??= []).push(err6); errors++;
}
if((data.project === undefined) || (!(func0.call(data, "project")))){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "project"},message:"must have required property '"+"project"+"'"};
(vErrors ??= []).push(err7); errors++;
}
if((data.feedback === undefined) || (!(func0.call(data, "feedback")))){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "feedback"},message:"must have required property '"+"feedback"+"'"};
(vErrors ??= []).push(err8); errors++;
}
if((data.plan === undefined) || (!(func0.call(data, "plan")))){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "plan"},message:"must have required property '"+"plan"+"'"};
(vErrors ??= []).push(err9); errors++;
}
if((data.landed === undefined) || (!(func0.call(data, "landed")))){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "landed"},message:"must have required property '"+"landed"+"'"};
(vErrors ??= []).push(err10); errors++;
}
if((data.decided === undefined) || (!(func0.call(data, "decided")))){
const err11 = {instancePath,keyword:"required",params:{missingProperty: "decided"},message:"must have required property '"+"decided"+"'"};
(vErrors ??= []).push(err11); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema101.properties, key0))){
const err12 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err13 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
if("closure" !== data0){
const err14 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "closure"},message:"must be equal to constant"};
(vErrors ??= []).push(err14); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.round !== undefined && func0.call(data, "round")){
let data3 = data.round;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err15 = {instancePath:instancePath+"/round",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err15); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/round",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err16); errors++;
}
}
}
if(data.try !== undefined && func0.call(data, "try")){
let data4 = data.try;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err17 = {instancePath:instancePath+"/try",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err17); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/try",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err18); errors++;
}
}
}
if(data.tries !== undefined && func0.call(data, "tries")){
let data5 = data.tries;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err19 = {instancePath:instancePath+"/tries",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err19); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/tries",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err20); errors++;
}
}
}
if(data.goal !== undefined && func0.call(data, "goal")){
let data6 = data.goal;
if(typeof data6 === "string"){
if(func64(data6) < 1){
const err21 = {instancePath:instancePath+"/goal",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err21); errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/goal",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err22); errors++;
}
}
if(data.project !== undefined && func0.call(data, "project")){
if(!(validate138(data.project, {instancePath:instancePath+"/project",parentData:data,parentDataProperty:"project",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
if(data.feedback !== undefined && func0.call(data, "feedback")){
let data8 = data.feedback;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate145(data8[i0], {instancePath:instancePath+"/feedback/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath:instancePath+"/feedback",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err23); errors++;
}
}
if(data.plan !== undefined && func0.call(data, "plan")){
if(!(validate182(data.plan, {instancePath:instancePath+"/plan",parentData:data,parentDataProperty:"plan",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
}
if(data.landed !== undefined && func0.call(data, "landed")){
if(typeof data.landed !== "string"){
const err24 = {instancePath:instancePath+"/landed",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err24); errors++;
}
}
if(data.decided !== undefined && func0.call(data, "decided")){
let data12 = data.decided;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(!(validate149(data12[i1], {instancePath:instancePath+"/decided/" + i1,parentData:data12,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath:instancePath+"/decided",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err25); errors++;
}
}
}
else {
const err26 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err26); errors++;
}
validate322.errors = vErrors;
return errors === 0;
}


function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "plan"){
if(!(validate133(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "answer"){
if(!(validate209(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "triage"){
if(!(validate233(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "challenge"){
if(!(validate241(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "tests"){
if(!(validate248(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "code"){
if(!(validate292(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "review"){
if(!(validate303(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate303.errors : vErrors.concat(validate303.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "decision"){
if(!(validate315(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "closure"){
if(!(validate322(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate322.errors : vErrors.concat(validate322.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err1 = {instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate132.errors = vErrors;
return errors === 0;
}

export const validateChallengeSheet = validate215;

export const validateCheckReport = validate342;
const schema103 = {"$id":"check-report.schema.json","type":"object","additionalProperties":false,"required":["base","tree","held","faults","runs"],"properties":{"base":{"$ref":"common.schema.json--objectId"},"tree":{"$ref":"common.schema.json--objectId"},"held":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["conjunct","evidence"],"properties":{"conjunct":{"type":"string","enum":["proofs-green","guards-green","revert-run","old-tests-green","hashes-equal","type-checks","nature-proof","no-stub-mark","checks-pass","references-clean","lot-inside-plan","review-lines","no-open-question","tree-is-commit-tree"]},"evidence":{"type":"array","items":{"type":"string","minLength":1}}}}},"faults":{"type":"array","items":{"$ref":"check-report.schema.json--fault"}},"runs":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["what","tree","report"],"properties":{"what":{"type":"string","minLength":1},"tree":{"$ref":"common.schema.json--objectId"},"report":{"$ref":"common.schema.json--digest"}}}}}};
const schema102 = {"type":"object","additionalProperties":false,"required":["conjunct","where","message"],"properties":{"conjunct":{"type":"string","enum":["proofs-green","guards-green","revert-run","old-tests-green","hashes-equal","type-checks","nature-proof","no-stub-mark","checks-pass","references-clean","lot-inside-plan","review-lines","no-open-question","tree-is-commit-tree"]},"where":{"type":"string","enum":["tests","source","plan","infrastructure"]},"message":{"type":"string","minLength":1},"file":{"$ref":"common.schema.json--path"},"test":{"type":"string","minLength":1},"criterion":{"$ref":"common.schema.json--localId"},"element":{"$ref":"common.schema.json--localId"},"expected":{"type":"string"},"actual":{"type":"string"}},"$id":"check-report.schema.json--fault"};

function validate338(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.conjunct === undefined) || (!(func0.call(data, "conjunct")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "conjunct"},message:"must have required property '"+"conjunct"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.where === undefined) || (!(func0.call(data, "where")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "where"},message:"must have required property '"+"where"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.message === undefined) || (!(func0.call(data, "message")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
(vErrors ??= []).push(err2); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema102.properties, key0))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.conjunct !== undefined && func0.call(data, "conjunct")){
let data0 = data.conjunct;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/conjunct",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
if(!((((((((((((((data0 === "proofs-green") || (data0 === "guards-green")) || (data0 === "revert-run")) || (data0 === "old-tests-green")) || (data0 === "hashes-equal")) || (data0 === "type-checks")) || (data0 === "nature-proof")) || (data0 === "no-stub-mark")) || (data0 === "checks-pass")) || (data0 === "references-clean")) || (data0 === "lot-inside-plan")) || (data0 === "review-lines")) || (data0 === "no-open-question")) || (data0 === "tree-is-commit-tree"))){
const err5 = {instancePath:instancePath+"/conjunct",keyword:"enum",params:{allowedValues: schema102.properties.conjunct.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.where !== undefined && func0.call(data, "where")){
let data1 = data.where;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/where",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
if(!((((data1 === "tests") || (data1 === "source")) || (data1 === "plan")) || (data1 === "infrastructure"))){
const err7 = {instancePath:instancePath+"/where",keyword:"enum",params:{allowedValues: schema102.properties.where.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.message !== undefined && func0.call(data, "message")){
let data2 = data.message;
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err8 = {instancePath:instancePath+"/message",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.test !== undefined && func0.call(data, "test")){
let data4 = data.test;
if(typeof data4 === "string"){
if(func64(data4) < 1){
const err10 = {instancePath:instancePath+"/test",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/test",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.criterion !== undefined && func0.call(data, "criterion")){
if(!(validate53(data.criterion, {instancePath:instancePath+"/criterion",parentData:data,parentDataProperty:"criterion",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.element !== undefined && func0.call(data, "element")){
if(!(validate53(data.element, {instancePath:instancePath+"/element",parentData:data,parentDataProperty:"element",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.expected !== undefined && func0.call(data, "expected")){
if(typeof data.expected !== "string"){
const err12 = {instancePath:instancePath+"/expected",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data.actual !== undefined && func0.call(data, "actual")){
if(typeof data.actual !== "string"){
const err13 = {instancePath:instancePath+"/actual",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
}
}
else {
const err14 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err14); errors++;
}
validate338.errors = vErrors;
return errors === 0;
}


function validate342(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.base === undefined) || (!(func0.call(data, "base")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "base"},message:"must have required property '"+"base"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.tree === undefined) || (!(func0.call(data, "tree")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "tree"},message:"must have required property '"+"tree"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.held === undefined) || (!(func0.call(data, "held")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "held"},message:"must have required property '"+"held"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.faults === undefined) || (!(func0.call(data, "faults")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "faults"},message:"must have required property '"+"faults"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.runs === undefined) || (!(func0.call(data, "runs")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "runs"},message:"must have required property '"+"runs"+"'"};
(vErrors ??= []).push(err4); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "base") || (key0 === "tree")) || (key0 === "held")) || (key0 === "faults")) || (key0 === "runs"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.base !== undefined && func0.call(data, "base")){
if(!(validate128(data.base, {instancePath:instancePath+"/base",parentData:data,parentDataProperty:"base",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.tree !== undefined && func0.call(data, "tree")){
if(!(validate128(data.tree, {instancePath:instancePath+"/tree",parentData:data,parentDataProperty:"tree",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.held !== undefined && func0.call(data, "held")){
let data2 = data.held;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.conjunct === undefined) || (!(func0.call(data3, "conjunct")))){
const err6 = {instancePath:instancePath+"/held/" + i0,keyword:"required",params:{missingProperty: "conjunct"},message:"must have required property '"+"conjunct"+"'"};
(vErrors ??= []).push(err6); errors++;
}
if((data3.evidence === undefined) || (!(func0.call(data3, "evidence")))){
const err7 = {instancePath:instancePath+"/held/" + i0,keyword:"required",params:{missingProperty: "evidence"},message:"must have required property '"+"evidence"+"'"};
(vErrors ??= []).push(err7); errors++;
}
for(const key1 of Object.keys(data3)){
if(!((key1 === "conjunct") || (key1 === "evidence"))){
const err8 = {instancePath:instancePath+"/held/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data3.conjunct !== undefined && func0.call(data3, "conjunct")){
let data4 = data3.conjunct;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/held/" + i0+"/conjunct",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
if(!((((((((((((((data4 === "proofs-green") || (data4 === "guards-green")) || (data4 === "revert-run")) || (data4 === "old-tests-green")) || (data4 === "hashes-equal")) || (data4 === "type-checks")) || (data4 === "nature-proof")) || (data4 === "no-stub-mark")) || (data4 === "checks-pass")) || (data4 === "references-clean")) || (data4 === "lot-inside-plan")) || (data4 === "review-lines")) || (data4 === "no-open-question")) || (data4 === "tree-is-commit-tree"))){
const err10 = {instancePath:instancePath+"/held/" + i0+"/conjunct",keyword:"enum",params:{allowedValues: schema103.properties.held.items.properties.conjunct.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data3.evidence !== undefined && func0.call(data3, "evidence")){
let data5 = data3.evidence;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 === "string"){
if(func64(data6) < 1){
const err11 = {instancePath:instancePath+"/held/" + i0+"/evidence/" + i1,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/held/" + i0+"/evidence/" + i1,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/held/" + i0+"/evidence",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err13); errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/held/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err14); errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/held",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err15); errors++;
}
}
if(data.faults !== undefined && func0.call(data, "faults")){
let data7 = data.faults;
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(!(validate338(data7[i2], {instancePath:instancePath+"/faults/" + i2,parentData:data7,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/faults",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err16); errors++;
}
}
if(data.runs !== undefined && func0.call(data, "runs")){
let data9 = data.runs;
if(Array.isArray(data9)){
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
let data10 = data9[i3];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if((data10.what === undefined) || (!(func0.call(data10, "what")))){
const err17 = {instancePath:instancePath+"/runs/" + i3,keyword:"required",params:{missingProperty: "what"},message:"must have required property '"+"what"+"'"};
(vErrors ??= []).push(err17); errors++;
}
if((data10.tree === undefined) || (!(func0.call(data10, "tree")))){
const err18 = {instancePath:instancePath+"/runs/" + i3,keyword:"required",params:{missingProperty: "tree"},message:"must have required property '"+"tree"+"'"};
(vErrors ??= []).push(err18); errors++;
}
if((data10.report === undefined) || (!(func0.call(data10, "report")))){
const err19 = {instancePath:instancePath+"/runs/" + i3,keyword:"required",params:{missingProperty: "report"},message:"must have required property '"+"report"+"'"};
(vErrors ??= []).push(err19); errors++;
}
for(const key2 of Object.keys(data10)){
if(!(((key2 === "what") || (key2 === "tree")) || (key2 === "report"))){
const err20 = {instancePath:instancePath+"/runs/" + i3,keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
(vErrors ??= []).push(err20); errors++;
}
}
if(data10.what !== undefined && func0.call(data10, "what")){
let data11 = data10.what;
if(typeof data11 === "string"){
if(func64(data11) < 1){
const err21 = {instancePath:instancePath+"/runs/" + i3+"/what",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err21); errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/runs/" + i3+"/what",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err22); errors++;
}
}
if(data10.tree !== undefined && func0.call(data10, "tree")){
if(!(validate128(data10.tree, {instancePath:instancePath+"/runs/" + i3+"/tree",parentData:data10,parentDataProperty:"tree",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data10.report !== undefined && func0.call(data10, "report")){
if(!(validate130(data10.report, {instancePath:instancePath+"/runs/" + i3+"/report",parentData:data10,parentDataProperty:"report",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath:instancePath+"/runs/" + i3,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err23); errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/runs",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err24); errors++;
}
}
}
else {
const err25 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err25); errors++;
}
validate342.errors = vErrors;
return errors === 0;
}

export const validateCheckResult = validate348;
const schema104 = {"$id":"check-result.schema.json","type":"object","additionalProperties":false,"required":["name","command","tree","exit","findings","durationMs"],"properties":{"name":{"type":"string","minLength":1},"command":{"$ref":"common.schema.json--argv"},"tree":{"$ref":"common.schema.json--objectId"},"exit":{"$ref":"test-report.schema.json--exit"},"findings":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["message"],"properties":{"message":{"type":"string","minLength":1},"file":{"$ref":"common.schema.json--path"},"line":{"type":"integer","minimum":1}}}},"durationMs":{"type":"integer","minimum":0},"excerpt":{"type":"string"}}};
const schema105 = {"type":"object","discriminator":{"propertyName":"kind"},"required":["kind"],"oneOf":[{"$ref":"test-report.schema.json--exited"},{"$ref":"test-report.schema.json--signalled"},{"$ref":"test-report.schema.json--limit"},{"$ref":"test-report.schema.json--setUpFailed"}],"$id":"test-report.schema.json--exit"};
const schema106 = {"type":"object","additionalProperties":false,"required":["kind","code"],"properties":{"kind":{"type":"string","const":"exited"},"code":{"type":"integer","minimum":0}},"$id":"test-report.schema.json--exited"};

function validate352(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.code === undefined) || (!(func0.call(data, "code")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "code"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("exited" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "exited"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.code !== undefined && func0.call(data, "code")){
let data1 = data.code;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/code",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err5); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/code",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err6); errors++;
}
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate352.errors = vErrors;
return errors === 0;
}

const schema107 = {"type":"object","additionalProperties":false,"required":["kind","signal"],"properties":{"kind":{"type":"string","const":"signalled"},"signal":{"type":"string","minLength":1}},"$id":"test-report.schema.json--signalled"};

function validate353(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.signal === undefined) || (!(func0.call(data, "signal")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "signal"},message:"must have required property '"+"signal"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "signal"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("signalled" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "signalled"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.signal !== undefined && func0.call(data, "signal")){
let data1 = data.signal;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err5 = {instancePath:instancePath+"/signal",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/signal",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate353.errors = vErrors;
return errors === 0;
}

const schema108 = {"type":"object","additionalProperties":false,"required":["kind","limit"],"properties":{"kind":{"type":"string","const":"limit"},"limit":{"type":"string","enum":["wall","output","memory","cpu","processes"]}},"$id":"test-report.schema.json--limit"};

function validate354(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.limit === undefined) || (!(func0.call(data, "limit")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "limit"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("limit" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "limit"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.limit !== undefined && func0.call(data, "limit")){
let data1 = data.limit;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/limit",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
if(!(((((data1 === "wall") || (data1 === "output")) || (data1 === "memory")) || (data1 === "cpu")) || (data1 === "processes"))){
const err6 = {instancePath:instancePath+"/limit",keyword:"enum",params:{allowedValues: schema108.properties.limit.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate354.errors = vErrors;
return errors === 0;
}

const schema109 = {"type":"object","additionalProperties":false,"required":["kind","why"],"properties":{"kind":{"type":"string","const":"set-up-failed"},"why":{"type":"string","minLength":1}},"$id":"test-report.schema.json--setUpFailed"};

function validate355(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.why === undefined) || (!(func0.call(data, "why")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "why"},message:"must have required property '"+"why"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "why"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("set-up-failed" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "set-up-failed"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.why !== undefined && func0.call(data, "why")){
let data1 = data.why;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err5 = {instancePath:instancePath+"/why",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/why",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate355.errors = vErrors;
return errors === 0;
}


function validate351(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "exited"){
if(!(validate352(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate352.errors : vErrors.concat(validate352.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "signalled"){
if(!(validate353(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "limit"){
if(!(validate354(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate354.errors : vErrors.concat(validate354.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "set-up-failed"){
if(!(validate355(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err1 = {instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate351.errors = vErrors;
return errors === 0;
}


function validate348(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.command === undefined) || (!(func0.call(data, "command")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "command"},message:"must have required property '"+"command"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.tree === undefined) || (!(func0.call(data, "tree")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "tree"},message:"must have required property '"+"tree"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.exit === undefined) || (!(func0.call(data, "exit")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "exit"},message:"must have required property '"+"exit"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.findings === undefined) || (!(func0.call(data, "findings")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "findings"},message:"must have required property '"+"findings"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if((data.durationMs === undefined) || (!(func0.call(data, "durationMs")))){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "durationMs"},message:"must have required property '"+"durationMs"+"'"};
(vErrors ??= []).push(err5); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "name") || (key0 === "command")) || (key0 === "tree")) || (key0 === "exit")) || (key0 === "findings")) || (key0 === "durationMs")) || (key0 === "excerpt"))){
const err6 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
if(typeof data0 === "string"){
if(func64(data0) < 1){
const err7 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.command !== undefined && func0.call(data, "command")){
if(!(validate192(data.command, {instancePath:instancePath+"/command",parentData:data,parentDataProperty:"command",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
if(data.tree !== undefined && func0.call(data, "tree")){
if(!(validate128(data.tree, {instancePath:instancePath+"/tree",parentData:data,parentDataProperty:"tree",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.exit !== undefined && func0.call(data, "exit")){
if(!(validate351(data.exit, {instancePath:instancePath+"/exit",parentData:data,parentDataProperty:"exit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate351.errors : vErrors.concat(validate351.errors);
errors = vErrors.length;
}
}
if(data.findings !== undefined && func0.call(data, "findings")){
let data4 = data.findings;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if((data5.message === undefined) || (!(func0.call(data5, "message")))){
const err9 = {instancePath:instancePath+"/findings/" + i0,keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
(vErrors ??= []).push(err9); errors++;
}
for(const key1 of Object.keys(data5)){
if(!(((key1 === "message") || (key1 === "file")) || (key1 === "line"))){
const err10 = {instancePath:instancePath+"/findings/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data5.message !== undefined && func0.call(data5, "message")){
let data6 = data5.message;
if(typeof data6 === "string"){
if(func64(data6) < 1){
const err11 = {instancePath:instancePath+"/findings/" + i0+"/message",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/findings/" + i0+"/message",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data5.file !== undefined && func0.call(data5, "file")){
if(!(validate62(data5.file, {instancePath:instancePath+"/findings/" + i0+"/file",parentData:data5,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data5.line !== undefined && func0.call(data5, "line")){
let data8 = data5.line;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err13 = {instancePath:instancePath+"/findings/" + i0+"/line",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err13); errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
const err14 = {instancePath:instancePath+"/findings/" + i0+"/line",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err14); errors++;
}
}
}
}
else {
const err15 = {instancePath:instancePath+"/findings/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err15); errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/findings",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err16); errors++;
}
}
if(data.durationMs !== undefined && func0.call(data, "durationMs")){
let data9 = data.durationMs;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err17 = {instancePath:instancePath+"/durationMs",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err17); errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err18 = {instancePath:instancePath+"/durationMs",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err18); errors++;
}
}
}
if(data.excerpt !== undefined && func0.call(data, "excerpt")){
if(typeof data.excerpt !== "string"){
const err19 = {instancePath:instancePath+"/excerpt",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err19); errors++;
}
}
}
else {
const err20 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err20); errors++;
}
validate348.errors = vErrors;
return errors === 0;
}

export const validateCircuit = validate367;
const schema113 = {"$id":"circuit.schema.json","type":"object","additionalProperties":false,"required":["main","packages","test"],"properties":{"main":{"type":"string","minLength":1},"packages":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name","paths"],"properties":{"name":{"type":"string","minLength":1},"paths":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"dependsOn":{"type":"array","items":{"type":"string","minLength":1}}}},"minItems":1},"test":{"$ref":"circuit.schema.json--test"},"$schema":{"type":"string","minLength":1},"remote":{"type":"string","minLength":1},"files":{"type":"object","additionalProperties":false,"required":[],"properties":{"test":{"type":"array","items":{"type":"string","minLength":1}},"support":{"type":"array","items":{"type":"string","minLength":1}},"protected":{"type":"array","items":{"type":"string","minLength":1}}}},"prepare":{"type":"object","additionalProperties":false,"required":["run","results"],"properties":{"run":{"$ref":"common.schema.json--argv"},"results":{"type":"array","items":{"type":"string","minLength":1}},"when":{"type":"array","items":{"type":"string","minLength":1}},"network":{"type":"boolean"}}},"share":{"type":"array","items":{"type":"string","minLength":1}},"checks":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name","run"],"properties":{"name":{"type":"string","minLength":1},"run":{"$ref":"common.schema.json--argv"},"timeoutS":{"type":"integer","minimum":1},"tree":{"type":"string","enum":["read-only","throwaway"]},"writes":{"type":"array","items":{"type":"string","minLength":1}}}}},"format":{"type":"object","additionalProperties":false,"required":["only"],"properties":{"only":{"$ref":"common.schema.json--argv"}}},"references":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name","run","outputs"],"properties":{"name":{"type":"string","minLength":1},"run":{"$ref":"common.schema.json--argv"},"outputs":{"type":"array","items":{"type":"string","minLength":1},"minItems":1}}}},"rules":{"type":"array","items":{"$ref":"common.schema.json--path"}},"bounds":{"type":"object","additionalProperties":false,"required":[],"properties":{"tries":{"type":"integer","minimum":1},"rounds":{"type":"integer","minimum":1}}},"budget":{"$ref":"circuit.schema.json--budget"},"engines":{"type":"object","propertyNames":{"enum":["default","supervisor","explorer","questioner","testwriter","developer","reviewer","strong"]},"additionalProperties":{"$ref":"circuit.schema.json--engine"}}}};
const schema110 = {"type":"object","additionalProperties":false,"required":["run","only","report"],"properties":{"run":{"$ref":"common.schema.json--argv"},"only":{"$ref":"common.schema.json--argv"},"report":{"type":"string","enum":["vitest-json","jest-json","node-test","pytest","unittest","junit","tap"]},"exclusive":{"type":"boolean"},"tree":{"type":"string","enum":["read-only","throwaway"]},"writes":{"type":"array","items":{"type":"string","minLength":1}},"git":{"type":"string","enum":["none","snapshot"]},"timeoutS":{"type":"integer","minimum":1}},"$id":"circuit.schema.json--test"};

function validate362(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.run === undefined) || (!(func0.call(data, "run")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "run"},message:"must have required property '"+"run"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.only === undefined) || (!(func0.call(data, "only")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "only"},message:"must have required property '"+"only"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.report === undefined) || (!(func0.call(data, "report")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "report"},message:"must have required property '"+"report"+"'"};
(vErrors ??= []).push(err2); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "run") || (key0 === "only")) || (key0 === "report")) || (key0 === "exclusive")) || (key0 === "tree")) || (key0 === "writes")) || (key0 === "git")) || (key0 === "timeoutS"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.run !== undefined && func0.call(data, "run")){
if(!(validate192(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
if(data.only !== undefined && func0.call(data, "only")){
if(!(validate192(data.only, {instancePath:instancePath+"/only",parentData:data,parentDataProperty:"only",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
if(data.report !== undefined && func0.call(data, "report")){
let data2 = data.report;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/report",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
if(!(((((((data2 === "vitest-json") || (data2 === "jest-json")) || (data2 === "node-test")) || (data2 === "pytest")) || (data2 === "unittest")) || (data2 === "junit")) || (data2 === "tap"))){
const err5 = {instancePath:instancePath+"/report",keyword:"enum",params:{allowedValues: schema110.properties.report.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.exclusive !== undefined && func0.call(data, "exclusive")){
if(typeof data.exclusive !== "boolean"){
const err6 = {instancePath:instancePath+"/exclusive",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.tree !== undefined && func0.call(data, "tree")){
let data4 = data.tree;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/tree",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
if(!((data4 === "read-only") || (data4 === "throwaway"))){
const err8 = {instancePath:instancePath+"/tree",keyword:"enum",params:{allowedValues: schema110.properties.tree.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.writes !== undefined && func0.call(data, "writes")){
let data5 = data.writes;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(func64(data6) < 1){
const err9 = {instancePath:instancePath+"/writes/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/writes/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/writes",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.git !== undefined && func0.call(data, "git")){
let data7 = data.git;
if(typeof data7 !== "string"){
const err12 = {instancePath:instancePath+"/git",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
if(!((data7 === "none") || (data7 === "snapshot"))){
const err13 = {instancePath:instancePath+"/git",keyword:"enum",params:{allowedValues: schema110.properties.git.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err13); errors++;
}
}
if(data.timeoutS !== undefined && func0.call(data, "timeoutS")){
let data8 = data.timeoutS;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err14 = {instancePath:instancePath+"/timeoutS",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err14); errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
const err15 = {instancePath:instancePath+"/timeoutS",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err15); errors++;
}
}
}
}
else {
const err16 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err16); errors++;
}
validate362.errors = vErrors;
return errors === 0;
}

const schema111 = {"type":"object","additionalProperties":false,"required":[],"properties":{"perTicketUsd":{"type":"number","minimum":0},"perTicketTokens":{"type":"integer","minimum":0},"perDayUsd":{"type":"number","minimum":0},"pricesPerMTok":{"type":"object","additionalProperties":{"type":"object","additionalProperties":false,"required":["in","out"],"properties":{"in":{"type":"number","minimum":0},"out":{"type":"number","minimum":0},"cacheRead":{"type":"number","minimum":0},"cacheWrite":{"type":"number","minimum":0}}}}},"$id":"circuit.schema.json--budget"};

function validate365(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "perTicketUsd") || (key0 === "perTicketTokens")) || (key0 === "perDayUsd")) || (key0 === "pricesPerMTok"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err0); errors++;
}
}
if(data.perTicketUsd !== undefined && func0.call(data, "perTicketUsd")){
let data0 = data.perTicketUsd;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/perTicketUsd",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/perTicketUsd",keyword:"type",params:{type: "number"},message:"must be number"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.perTicketTokens !== undefined && func0.call(data, "perTicketTokens")){
let data1 = data.perTicketTokens;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/perTicketTokens",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err3); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/perTicketTokens",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err4); errors++;
}
}
}
if(data.perDayUsd !== undefined && func0.call(data, "perDayUsd")){
let data2 = data.perDayUsd;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/perDayUsd",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/perDayUsd",keyword:"type",params:{type: "number"},message:"must be number"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.pricesPerMTok !== undefined && func0.call(data, "pricesPerMTok")){
let data3 = data.pricesPerMTok;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 of Object.keys(data3)){
let data4 = data3[key1];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if((data4.in === undefined) || (!(func0.call(data4, "in")))){
const err7 = {instancePath:instancePath+"/pricesPerMTok/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"required",params:{missingProperty: "in"},message:"must have required property '"+"in"+"'"};
(vErrors ??= []).push(err7); errors++;
}
if((data4.out === undefined) || (!(func0.call(data4, "out")))){
const err8 = {instancePath:instancePath+"/pricesPerMTok/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"required",params:{missingProperty: "out"},message:"must have required property '"+"out"+"'"};
(vErrors ??= []).push(err8); errors++;
}
for(const key2 of Object.keys(data4)){
if(!((((key2 === "in") || (key2 === "out")) || (key2 === "cacheRead")) || (key2 === "cacheWrite"))){
const err9 = {instancePath:instancePath+"/pricesPerMTok/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data4.in !== undefined && func0.call(data4, "in")){
let data5 = data4.in;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err10 = {instancePath:instancePath+"/pricesPerMTok/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/in",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/pricesPerMTok/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/in",keyword:"type",params:{type: "number"},message:"must be number"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data4.out !== undefined && func0.call(data4, "out")){
let data6 = data4.out;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err12 = {instancePath:instancePath+"/pricesPerMTok/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/out",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/pricesPerMTok/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/out",keyword:"type",params:{type: "number"},message:"must be number"};
(vErrors ??= []).push(err13); errors++;
}
}
if(data4.cacheRead !== undefined && func0.call(data4, "cacheRead")){
let data7 = data4.cacheRead;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err14 = {instancePath:instancePath+"/pricesPerMTok/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/cacheRead",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err14); errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/pricesPerMTok/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/cacheRead",keyword:"type",params:{type: "number"},message:"must be number"};
(vErrors ??= []).push(err15); errors++;
}
}
if(data4.cacheWrite !== undefined && func0.call(data4, "cacheWrite")){
let data8 = data4.cacheWrite;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err16 = {instancePath:instancePath+"/pricesPerMTok/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/cacheWrite",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err16); errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/pricesPerMTok/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/cacheWrite",keyword:"type",params:{type: "number"},message:"must be number"};
(vErrors ??= []).push(err17); errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/pricesPerMTok/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err18); errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/pricesPerMTok",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err19); errors++;
}
}
}
else {
const err20 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err20); errors++;
}
validate365.errors = vErrors;
return errors === 0;
}

const schema112 = {"type":"object","additionalProperties":false,"required":["engine"],"properties":{"engine":{"type":"string","minLength":1},"model":{"type":"string","minLength":1},"baseUrl":{"type":"string","minLength":1},"apiKeyEnv":{"type":"string","minLength":1},"escalateTo":{"type":"string","minLength":1},"toolCalls":{"type":"boolean"},"script":{"type":"string","minLength":1}},"$id":"circuit.schema.json--engine"};

function validate366(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.engine === undefined) || (!(func0.call(data, "engine")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "engine"},message:"must have required property '"+"engine"+"'"};
(vErrors ??= []).push(err0); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "engine") || (key0 === "model")) || (key0 === "baseUrl")) || (key0 === "apiKeyEnv")) || (key0 === "escalateTo")) || (key0 === "toolCalls")) || (key0 === "script"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1); errors++;
}
}
if(data.engine !== undefined && func0.call(data, "engine")){
let data0 = data.engine;
if(typeof data0 === "string"){
if(func64(data0) < 1){
const err2 = {instancePath:instancePath+"/engine",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/engine",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.model !== undefined && func0.call(data, "model")){
let data1 = data.model;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err4 = {instancePath:instancePath+"/model",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/model",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.baseUrl !== undefined && func0.call(data, "baseUrl")){
let data2 = data.baseUrl;
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err6 = {instancePath:instancePath+"/baseUrl",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/baseUrl",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.apiKeyEnv !== undefined && func0.call(data, "apiKeyEnv")){
let data3 = data.apiKeyEnv;
if(typeof data3 === "string"){
if(func64(data3) < 1){
const err8 = {instancePath:instancePath+"/apiKeyEnv",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/apiKeyEnv",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.escalateTo !== undefined && func0.call(data, "escalateTo")){
let data4 = data.escalateTo;
if(typeof data4 === "string"){
if(func64(data4) < 1){
const err10 = {instancePath:instancePath+"/escalateTo",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/escalateTo",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.toolCalls !== undefined && func0.call(data, "toolCalls")){
if(typeof data.toolCalls !== "boolean"){
const err12 = {instancePath:instancePath+"/toolCalls",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data.script !== undefined && func0.call(data, "script")){
let data6 = data.script;
if(typeof data6 === "string"){
if(func64(data6) < 1){
const err13 = {instancePath:instancePath+"/script",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/script",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14); errors++;
}
}
}
else {
const err15 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err15); errors++;
}
validate366.errors = vErrors;
return errors === 0;
}


function validate367(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.main === undefined) || (!(func0.call(data, "main")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "main"},message:"must have required property '"+"main"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.packages === undefined) || (!(func0.call(data, "packages")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "packages"},message:"must have required property '"+"packages"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.test === undefined) || (!(func0.call(data, "test")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "test"},message:"must have required property '"+"test"+"'"};
(vErrors ??= []).push(err2); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema113.properties, key0))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.main !== undefined && func0.call(data, "main")){
let data0 = data.main;
if(typeof data0 === "string"){
if(func64(data0) < 1){
const err4 = {instancePath:instancePath+"/main",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/main",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.packages !== undefined && func0.call(data, "packages")){
let data1 = data.packages;
if(Array.isArray(data1)){
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/packages",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
(vErrors ??= []).push(err6); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.name === undefined) || (!(func0.call(data2, "name")))){
const err7 = {instancePath:instancePath+"/packages/" + i0,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err7); errors++;
}
if((data2.paths === undefined) || (!(func0.call(data2, "paths")))){
const err8 = {instancePath:instancePath+"/packages/" + i0,keyword:"required",params:{missingProperty: "paths"},message:"must have required property '"+"paths"+"'"};
(vErrors ??= []).push(err8); errors++;
}
for(const key1 of Object.keys(data2)){
if(!(((key1 === "name") || (key1 === "paths")) || (key1 === "dependsOn"))){
const err9 = {instancePath:instancePath+"/packages/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data2.name !== undefined && func0.call(data2, "name")){
let data3 = data2.name;
if(typeof data3 === "string"){
if(func64(data3) < 1){
const err10 = {instancePath:instancePath+"/packages/" + i0+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/packages/" + i0+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data2.paths !== undefined && func0.call(data2, "paths")){
let data4 = data2.paths;
if(Array.isArray(data4)){
if(data4.length < 1){
const err12 = {instancePath:instancePath+"/packages/" + i0+"/paths",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
(vErrors ??= []).push(err12); errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(func64(data5) < 1){
const err13 = {instancePath:instancePath+"/packages/" + i0+"/paths/" + i1,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/packages/" + i0+"/paths/" + i1,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14); errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/packages/" + i0+"/paths",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err15); errors++;
}
}
if(data2.dependsOn !== undefined && func0.call(data2, "dependsOn")){
let data6 = data2.dependsOn;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(func64(data7) < 1){
const err16 = {instancePath:instancePath+"/packages/" + i0+"/dependsOn/" + i2,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err16); errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/packages/" + i0+"/dependsOn/" + i2,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err17); errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/packages/" + i0+"/dependsOn",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err18); errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/packages/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err19); errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/packages",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err20); errors++;
}
}
if(data.test !== undefined && func0.call(data, "test")){
if(!(validate362(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate362.errors : vErrors.concat(validate362.errors);
errors = vErrors.length;
}
}
if(data.$schema !== undefined && func0.call(data, "$schema")){
let data9 = data.$schema;
if(typeof data9 === "string"){
if(func64(data9) < 1){
const err21 = {instancePath:instancePath+"/$schema",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err21); errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/$schema",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err22); errors++;
}
}
if(data.remote !== undefined && func0.call(data, "remote")){
let data10 = data.remote;
if(typeof data10 === "string"){
if(func64(data10) < 1){
const err23 = {instancePath:instancePath+"/remote",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err23); errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/remote",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err24); errors++;
}
}
if(data.files !== undefined && func0.call(data, "files")){
let data11 = data.files;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key2 of Object.keys(data11)){
if(!(((key2 === "test") || (key2 === "support")) || (key2 === "protected"))){
const err25 = {instancePath:instancePath+"/files",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
(vErrors ??= []).push(err25); errors++;
}
}
if(data11.test !== undefined && func0.call(data11, "test")){
let data12 = data11.test;
if(Array.isArray(data12)){
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
let data13 = data12[i3];
if(typeof data13 === "string"){
if(func64(data13) < 1){
const err26 = {instancePath:instancePath+"/files/test/" + i3,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err26); errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/files/test/" + i3,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err27); errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/files/test",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err28); errors++;
}
}
if(data11.support !== undefined && func0.call(data11, "support")){
let data14 = data11.support;
if(Array.isArray(data14)){
const len4 = data14.length;
for(let i4=0; i4<len4; i4++){
let data15 = data14[i4];
if(typeof data15 === "string"){
if(func64(data15) < 1){
const err29 = {instancePath:instancePath+"/files/support/" + i4,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err29); errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/files/support/" + i4,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err30); errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/files/support",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err31); errors++;
}
}
if(data11.protected !== undefined && func0.call(data11, "protected")){
let data16 = data11.protected;
if(Array.isArray(data16)){
const len5 = data16.length;
for(let i5=0; i5<len5; i5++){
let data17 = data16[i5];
if(typeof data17 === "string"){
if(func64(data17) < 1){
const err32 = {instancePath:instancePath+"/files/protected/" + i5,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err32); errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/files/protected/" + i5,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err33); errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/files/protected",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err34); errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/files",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err35); errors++;
}
}
if(data.prepare !== undefined && func0.call(data, "prepare")){
let data18 = data.prepare;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if((data18.run === undefined) || (!(func0.call(data18, "run")))){
const err36 = {instancePath:instancePath+"/prepare",keyword:"required",params:{missingProperty: "run"},message:"must have required property '"+"run"+"'"};
(vErrors ??= []).push(err36); errors++;
}
if((data18.results === undefined) || (!(func0.call(data18, "results")))){
const err37 = {instancePath:instancePath+"/prepare",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
(vErrors ??= []).push(err37); errors++;
}
for(const key3 of Object.keys(data18)){
if(!((((key3 === "run") || (key3 === "results")) || (key3 === "when")) || (key3 === "network"))){
const err38 = {instancePath:instancePath+"/prepare",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
(vErrors ??= []).push(err38); errors++;
}
}
if(data18.run !== undefined && func0.call(data18, "run")){
if(!(validate192(data18.run, {instancePath:instancePath+"/prepare/run",parentData:data18,parentDataProperty:"run",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
if(data18.results !== undefined && func0.call(data18, "results")){
let data20 = data18.results;
if(Array.isArray(data20)){
const len6 = data20.length;
for(let i6=0; i6<len6; i6++){
let data21 = data20[i6];
if(typeof data21 === "string"){
if(func64(data21) < 1){
const err39 = {instancePath:instancePath+"/prepare/results/" + i6,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err39); errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/prepare/results/" + i6,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err40); errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/prepare/results",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err41); errors++;
}
}
if(data18.when !== undefined && func0.call(data18, "when")){
let data22 = data18.when;
if(Array.isArray(data22)){
const len7 = data22.length;
for(let i7=0; i7<len7; i7++){
let data23 = data22[i7];
if(typeof data23 === "string"){
if(func64(data23) < 1){
const err42 = {instancePath:instancePath+"/prepare/when/" + i7,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err42); errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/prepare/when/" + i7,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err43); errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/prepare/when",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err44); errors++;
}
}
if(data18.network !== undefined && func0.call(data18, "network")){
if(typeof data18.network !== "boolean"){
const err45 = {instancePath:instancePath+"/prepare/network",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err45); errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/prepare",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err46); errors++;
}
}
if(data.share !== undefined && func0.call(data, "share")){
let data25 = data.share;
if(Array.isArray(data25)){
const len8 = data25.length;
for(let i8=0; i8<len8; i8++){
let data26 = data25[i8];
if(typeof data26 === "string"){
if(func64(data26) < 1){
const err47 = {instancePath:instancePath+"/share/" + i8,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err47); errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/share/" + i8,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err48); errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/share",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err49); errors++;
}
}
if(data.checks !== undefined && func0.call(data, "checks")){
let data27 = data.checks;
if(Array.isArray(data27)){
const len9 = data27.length;
for(let i9=0; i9<len9; i9++){
let data28 = data27[i9];
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if((data28.name === undefined) || (!(func0.call(data28, "name")))){
const err50 = {instancePath:instancePath+"/checks/" + i9,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err50); errors++;
}
if((data28.run === undefined) || (!(func0.call(data28, "run")))){
const err51 = {instancePath:instancePath+"/checks/" + i9,keyword:"required",params:{missingProperty: "run"},message:"must have required property '"+"run"+"'"};
(vErrors ??= []).push(err51); errors++;
}
for(const key4 of Object.keys(data28)){
if(!(((((key4 === "name") || (key4 === "run")) || (key4 === "timeoutS")) || (key4 === "tree")) || (key4 === "writes"))){
const err52 = {instancePath:instancePath+"/checks/" + i9,keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
(vErrors ??= []).push(err52); errors++;
}
}
if(data28.name !== undefined && func0.call(data28, "name")){
let data29 = data28.name;
if(typeof data29 === "string"){
if(func64(data29) < 1){
const err53 = {instancePath:instancePath+"/checks/" + i9+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err53); errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/checks/" + i9+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err54); errors++;
}
}
if(data28.run !== undefined && func0.call(data28, "run")){
if(!(validate192(data28.run, {instancePath:instancePath+"/checks/" + i9+"/run",parentData:data28,parentDataProperty:"run",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
if(data28.timeoutS !== undefined && func0.call(data28, "timeoutS")){
let data31 = data28.timeoutS;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err55 = {instancePath:instancePath+"/checks/" + i9+"/timeoutS",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err55); errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 1 || isNaN(data31)){
const err56 = {instancePath:instancePath+"/checks/" + i9+"/timeoutS",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err56); errors++;
}
}
}
if(data28.tree !== undefined && func0.call(data28, "tree")){
let data32 = data28.tree;
if(typeof data32 !== "string"){
const err57 = {instancePath:instancePath+"/checks/" + i9+"/tree",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err57); errors++;
}
if(!((data32 === "read-only") || (data32 === "throwaway"))){
const err58 = {instancePath:instancePath+"/checks/" + i9+"/tree",keyword:"enum",params:{allowedValues: schema113.properties.checks.items.properties.tree.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err58); errors++;
}
}
if(data28.writes !== undefined && func0.call(data28, "writes")){
let data33 = data28.writes;
if(Array.isArray(data33)){
const len10 = data33.length;
for(let i10=0; i10<len10; i10++){
let data34 = data33[i10];
if(typeof data34 === "string"){
if(func64(data34) < 1){
const err59 = {instancePath:instancePath+"/checks/" + i9+"/writes/" + i10,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err59); errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/checks/" + i9+"/writes/" + i10,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err60); errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/checks/" + i9+"/writes",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err61); errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/checks/" + i9,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err62); errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/checks",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err63); errors++;
}
}
if(data.format !== undefined && func0.call(data, "format")){
let data35 = data.format;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if((data35.only === undefined) || (!(func0.call(data35, "only")))){
const err64 = {instancePath:instancePath+"/format",keyword:"required",params:{missingProperty: "only"},message:"must have required property '"+"only"+"'"};
(vErrors ??= []).push(err64); errors++;
}
for(const key5 of Object.keys(data35)){
if(!(key5 === "only")){
const err65 = {instancePath:instancePath+"/format",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
(vErrors ??= []).push(err65); errors++;
}
}
if(data35.only !== undefined && func0.call(data35, "only")){
if(!(validate192(data35.only, {instancePath:instancePath+"/format/only",parentData:data35,parentDataProperty:"only",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
}
else {
const err66 = {instancePath:instancePath+"/format",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err66); errors++;
}
}
if(data.references !== undefined && func0.call(data, "references")){
let data37 = data.references;
if(Array.isArray(data37)){
const len11 = data37.length;
for(let i11=0; i11<len11; i11++){
let data38 = data37[i11];
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if((data38.name === undefined) || (!(func0.call(data38, "name")))){
const err67 = {instancePath:instancePath+"/references/" + i11,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err67); errors++;
}
if((data38.run === undefined) || (!(func0.call(data38, "run")))){
const err68 = {instancePath:instancePath+"/references/" + i11,keyword:"required",params:{missingProperty: "run"},message:"must have required property '"+"run"+"'"};
(vErrors ??= []).push(err68); errors++;
}
if((data38.outputs === undefined) || (!(func0.call(data38, "outputs")))){
const err69 = {instancePath:instancePath+"/references/" + i11,keyword:"required",params:{missingProperty: "outputs"},message:"must have required property '"+"outputs"+"'"};
(vErrors ??= []).push(err69); errors++;
}
for(const key6 of Object.keys(data38)){
if(!(((key6 === "name") || (key6 === "run")) || (key6 === "outputs"))){
const err70 = {instancePath:instancePath+"/references/" + i11,keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
(vErrors ??= []).push(err70); errors++;
}
}
if(data38.name !== undefined && func0.call(data38, "name")){
let data39 = data38.name;
if(typeof data39 === "string"){
if(func64(data39) < 1){
const err71 = {instancePath:instancePath+"/references/" + i11+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err71); errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/references/" + i11+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err72); errors++;
}
}
if(data38.run !== undefined && func0.call(data38, "run")){
if(!(validate192(data38.run, {instancePath:instancePath+"/references/" + i11+"/run",parentData:data38,parentDataProperty:"run",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
if(data38.outputs !== undefined && func0.call(data38, "outputs")){
let data41 = data38.outputs;
if(Array.isArray(data41)){
if(data41.length < 1){
const err73 = {instancePath:instancePath+"/references/" + i11+"/outputs",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
(vErrors ??= []).push(err73); errors++;
}
const len12 = data41.length;
for(let i12=0; i12<len12; i12++){
let data42 = data41[i12];
if(typeof data42 === "string"){
if(func64(data42) < 1){
const err74 = {instancePath:instancePath+"/references/" + i11+"/outputs/" + i12,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err74); errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/references/" + i11+"/outputs/" + i12,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err75); errors++;
}
}
}
else {
const err76 = {instancePath:instancePath+"/references/" + i11+"/outputs",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err76); errors++;
}
}
}
else {
const err77 = {instancePath:instancePath+"/references/" + i11,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err77); errors++;
}
}
}
else {
const err78 = {instancePath:instancePath+"/references",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err78); errors++;
}
}
if(data.rules !== undefined && func0.call(data, "rules")){
let data43 = data.rules;
if(Array.isArray(data43)){
const len13 = data43.length;
for(let i13=0; i13<len13; i13++){
if(!(validate62(data43[i13], {instancePath:instancePath+"/rules/" + i13,parentData:data43,parentDataProperty:i13,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
const err79 = {instancePath:instancePath+"/rules",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err79); errors++;
}
}
if(data.bounds !== undefined && func0.call(data, "bounds")){
let data45 = data.bounds;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
for(const key7 of Object.keys(data45)){
if(!((key7 === "tries") || (key7 === "rounds"))){
const err80 = {instancePath:instancePath+"/bounds",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
(vErrors ??= []).push(err80); errors++;
}
}
if(data45.tries !== undefined && func0.call(data45, "tries")){
let data46 = data45.tries;
if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
const err81 = {instancePath:instancePath+"/bounds/tries",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err81); errors++;
}
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 < 1 || isNaN(data46)){
const err82 = {instancePath:instancePath+"/bounds/tries",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err82); errors++;
}
}
}
if(data45.rounds !== undefined && func0.call(data45, "rounds")){
let data47 = data45.rounds;
if(!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))){
const err83 = {instancePath:instancePath+"/bounds/rounds",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err83); errors++;
}
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 < 1 || isNaN(data47)){
const err84 = {instancePath:instancePath+"/bounds/rounds",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err84); errors++;
}
}
}
}
else {
const err85 = {instancePath:instancePath+"/bounds",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err85); errors++;
}
}
if(data.budget !== undefined && func0.call(data, "budget")){
if(!(validate365(data.budget, {instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate365.errors : vErrors.concat(validate365.errors);
errors = vErrors.length;
}
}
if(data.engines !== undefined && func0.call(data, "engines")){
let data49 = data.engines;
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
for(const key8 of Object.keys(data49)){
const _errs102 = errors;
if(!((((((((key8 === "default") || (key8 === "supervisor")) || (key8 === "explorer")) || (key8 === "questioner")) || (key8 === "testwriter")) || (key8 === "developer")) || (key8 === "reviewer")) || (key8 === "strong"))){
const err86 = {instancePath:instancePath+"/engines",keyword:"enum",params:{allowedValues: schema113.properties.engines.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key8};
(vErrors ??= []).push(err86); errors++;
}
var valid36 = _errs102 === errors;
if(!valid36){
const err87 = {instancePath:instancePath+"/engines",keyword:"propertyNames",params:{propertyName: key8},message:"property name must be valid"};
(vErrors ??= []).push(err87); errors++;
}
}
for(const key9 of Object.keys(data49)){
if(!(validate366(data49[key9], {instancePath:instancePath+"/engines/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data49,parentDataProperty:key9,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate366.errors : vErrors.concat(validate366.errors);
errors = vErrors.length;
}
}
}
else {
const err88 = {instancePath:instancePath+"/engines",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err88); errors++;
}
}
}
else {
const err89 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err89); errors++;
}
validate367.errors = vErrors;
return errors === 0;
}

export const validateClosureSheet = validate380;
const schema116 = {"$id":"closure-sheet.schema.json","type":"object","discriminator":{"propertyName":"kind"},"required":["kind"],"oneOf":[{"$ref":"closure-sheet.schema.json--accept"},{"$ref":"closure-sheet.schema.json--reopen"}]};
const schema114 = {"type":"object","additionalProperties":false,"required":["kind"],"properties":{"kind":{"type":"string","const":"accept"},"summary":{"type":"string"},"discoveries":{"type":"array","items":{"$ref":"common.schema.json--discovery"}}},"$id":"closure-sheet.schema.json--accept"};

function validate376(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "summary")) || (key0 === "discoveries"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("accept" !== data0){
const err3 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "accept"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.summary !== undefined && func0.call(data, "summary")){
if(typeof data.summary !== "string"){
const err4 = {instancePath:instancePath+"/summary",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.discoveries !== undefined && func0.call(data, "discoveries")){
let data2 = data.discoveries;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate125(data2[i0], {instancePath:instancePath+"/discoveries/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/discoveries",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err5); errors++;
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6); errors++;
}
validate376.errors = vErrors;
return errors === 0;
}

const schema115 = {"type":"object","additionalProperties":false,"required":["kind","reason"],"properties":{"kind":{"type":"string","const":"reopen"},"reason":{"type":"string","minLength":1},"summary":{"type":"string"},"discoveries":{"type":"array","items":{"$ref":"common.schema.json--discovery"}}},"$id":"closure-sheet.schema.json--reopen"};

function validate378(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "reason")) || (key0 === "summary")) || (key0 === "discoveries"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("reopen" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "reopen"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
let data1 = data.reason;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err5 = {instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.summary !== undefined && func0.call(data, "summary")){
if(typeof data.summary !== "string"){
const err7 = {instancePath:instancePath+"/summary",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.discoveries !== undefined && func0.call(data, "discoveries")){
let data3 = data.discoveries;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate125(data3[i0], {instancePath:instancePath+"/discoveries/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/discoveries",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err8); errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9); errors++;
}
validate378.errors = vErrors;
return errors === 0;
}


function validate380(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "accept"){
if(!(validate376(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate376.errors : vErrors.concat(validate376.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "reopen"){
if(!(validate378(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate378.errors : vErrors.concat(validate378.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err1 = {instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate380.errors = vErrors;
return errors === 0;
}

export const validateCodeSheet = validate396;
const schema123 = {"$id":"code-sheet.schema.json","type":"object","discriminator":{"propertyName":"kind"},"required":["kind"],"oneOf":[{"$ref":"code-sheet.schema.json--codeDone"},{"$ref":"code-sheet.schema.json--testDefect"},{"$ref":"code-sheet.schema.json--planDefect"},{"$ref":"code-sheet.schema.json--blocked"}]};
const schema117 = {"type":"object","additionalProperties":false,"required":["kind"],"properties":{"kind":{"type":"string","const":"done"},"summary":{"type":"string"},"discoveries":{"type":"array","items":{"$ref":"common.schema.json--discovery"}}},"$id":"code-sheet.schema.json--codeDone"};

function validate383(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "summary")) || (key0 === "discoveries"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("done" !== data0){
const err3 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "done"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.summary !== undefined && func0.call(data, "summary")){
if(typeof data.summary !== "string"){
const err4 = {instancePath:instancePath+"/summary",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.discoveries !== undefined && func0.call(data, "discoveries")){
let data2 = data.discoveries;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate125(data2[i0], {instancePath:instancePath+"/discoveries/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/discoveries",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err5); errors++;
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6); errors++;
}
validate383.errors = vErrors;
return errors === 0;
}

const schema118 = {"type":"object","additionalProperties":false,"required":["kind","defects"],"properties":{"kind":{"type":"string","const":"test-defect"},"defects":{"type":"array","items":{"$ref":"code-sheet.schema.json--testDefectItem"},"minItems":1},"summary":{"type":"string"},"discoveries":{"type":"array","items":{"$ref":"common.schema.json--discovery"}}},"$id":"code-sheet.schema.json--testDefect"};
const schema119 = {"type":"object","additionalProperties":false,"required":["file","test","evidence"],"properties":{"file":{"$ref":"common.schema.json--path"},"test":{"type":"string","minLength":1},"evidence":{"type":"string","minLength":1}},"$id":"code-sheet.schema.json--testDefectItem"};

function validate386(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.file === undefined) || (!(func0.call(data, "file")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.test === undefined) || (!(func0.call(data, "test")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "test"},message:"must have required property '"+"test"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.evidence === undefined) || (!(func0.call(data, "evidence")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "evidence"},message:"must have required property '"+"evidence"+"'"};
(vErrors ??= []).push(err2); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "file") || (key0 === "test")) || (key0 === "evidence"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.test !== undefined && func0.call(data, "test")){
let data1 = data.test;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err4 = {instancePath:instancePath+"/test",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/test",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data2 = data.evidence;
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err6 = {instancePath:instancePath+"/evidence",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/evidence",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
validate386.errors = vErrors;
return errors === 0;
}


function validate385(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.defects === undefined) || (!(func0.call(data, "defects")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "defects"},message:"must have required property '"+"defects"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "defects")) || (key0 === "summary")) || (key0 === "discoveries"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("test-defect" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "test-defect"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.defects !== undefined && func0.call(data, "defects")){
let data1 = data.defects;
if(Array.isArray(data1)){
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/defects",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
(vErrors ??= []).push(err5); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate386(data1[i0], {instancePath:instancePath+"/defects/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate386.errors : vErrors.concat(validate386.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/defects",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.summary !== undefined && func0.call(data, "summary")){
if(typeof data.summary !== "string"){
const err7 = {instancePath:instancePath+"/summary",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.discoveries !== undefined && func0.call(data, "discoveries")){
let data4 = data.discoveries;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate125(data4[i1], {instancePath:instancePath+"/discoveries/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/discoveries",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err8); errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9); errors++;
}
validate385.errors = vErrors;
return errors === 0;
}

const schema120 = {"type":"object","additionalProperties":false,"required":["kind","defects"],"properties":{"kind":{"type":"string","const":"plan-defect"},"defects":{"type":"array","items":{"$ref":"code-sheet.schema.json--planDefectItem"},"minItems":1},"summary":{"type":"string"},"discoveries":{"type":"array","items":{"$ref":"common.schema.json--discovery"}}},"$id":"code-sheet.schema.json--planDefect"};
const schema121 = {"type":"object","additionalProperties":false,"required":["what","evidence"],"properties":{"what":{"type":"string","minLength":1},"evidence":{"type":"string","minLength":1}},"$id":"code-sheet.schema.json--planDefectItem"};

function validate391(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.what === undefined) || (!(func0.call(data, "what")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "what"},message:"must have required property '"+"what"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.evidence === undefined) || (!(func0.call(data, "evidence")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "evidence"},message:"must have required property '"+"evidence"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "what") || (key0 === "evidence"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.what !== undefined && func0.call(data, "what")){
let data0 = data.what;
if(typeof data0 === "string"){
if(func64(data0) < 1){
const err3 = {instancePath:instancePath+"/what",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/what",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data1 = data.evidence;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err5 = {instancePath:instancePath+"/evidence",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/evidence",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate391.errors = vErrors;
return errors === 0;
}


function validate390(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.defects === undefined) || (!(func0.call(data, "defects")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "defects"},message:"must have required property '"+"defects"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "defects")) || (key0 === "summary")) || (key0 === "discoveries"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("plan-defect" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "plan-defect"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.defects !== undefined && func0.call(data, "defects")){
let data1 = data.defects;
if(Array.isArray(data1)){
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/defects",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
(vErrors ??= []).push(err5); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate391(data1[i0], {instancePath:instancePath+"/defects/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate391.errors : vErrors.concat(validate391.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/defects",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.summary !== undefined && func0.call(data, "summary")){
if(typeof data.summary !== "string"){
const err7 = {instancePath:instancePath+"/summary",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.discoveries !== undefined && func0.call(data, "discoveries")){
let data4 = data.discoveries;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate125(data4[i1], {instancePath:instancePath+"/discoveries/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/discoveries",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err8); errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9); errors++;
}
validate390.errors = vErrors;
return errors === 0;
}

const schema122 = {"type":"object","additionalProperties":false,"required":["kind","cause","evidence"],"properties":{"kind":{"type":"string","const":"blocked"},"cause":{"type":"string","enum":["gate","tests","environment","unclear"]},"evidence":{"type":"string","minLength":1},"summary":{"type":"string"},"discoveries":{"type":"array","items":{"$ref":"common.schema.json--discovery"}}},"$id":"code-sheet.schema.json--blocked"};

function validate394(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.cause === undefined) || (!(func0.call(data, "cause")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "cause"},message:"must have required property '"+"cause"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.evidence === undefined) || (!(func0.call(data, "evidence")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "evidence"},message:"must have required property '"+"evidence"+"'"};
(vErrors ??= []).push(err2); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "kind") || (key0 === "cause")) || (key0 === "evidence")) || (key0 === "summary")) || (key0 === "discoveries"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
if("blocked" !== data0){
const err5 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "blocked"},message:"must be equal to constant"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.cause !== undefined && func0.call(data, "cause")){
let data1 = data.cause;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/cause",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
if(!((((data1 === "gate") || (data1 === "tests")) || (data1 === "environment")) || (data1 === "unclear"))){
const err7 = {instancePath:instancePath+"/cause",keyword:"enum",params:{allowedValues: schema122.properties.cause.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data2 = data.evidence;
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err8 = {instancePath:instancePath+"/evidence",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/evidence",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.summary !== undefined && func0.call(data, "summary")){
if(typeof data.summary !== "string"){
const err10 = {instancePath:instancePath+"/summary",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.discoveries !== undefined && func0.call(data, "discoveries")){
let data4 = data.discoveries;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate125(data4[i0], {instancePath:instancePath+"/discoveries/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/discoveries",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err11); errors++;
}
}
}
else {
const err12 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12); errors++;
}
validate394.errors = vErrors;
return errors === 0;
}


function validate396(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "done"){
if(!(validate383(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate383.errors : vErrors.concat(validate383.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "test-defect"){
if(!(validate385(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate385.errors : vErrors.concat(validate385.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "plan-defect"){
if(!(validate390(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate390.errors : vErrors.concat(validate390.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "blocked"){
if(!(validate394(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate394.errors : vErrors.concat(validate394.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err1 = {instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate396.errors = vErrors;
return errors === 0;
}

export const validateCommon = validate405;
const schema128 = {"$id":"common.schema.json","type":"object","additionalProperties":false};

function validate405(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err0); errors++;
}
}
else {
const err1 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err1); errors++;
}
validate405.errors = vErrors;
return errors === 0;
}

export const validateCompleteReply = validate406;
const schema129 = {"$id":"complete-reply.schema.json","type":"object","additionalProperties":false,"required":["text","toolCalls","stop","usage","model"],"properties":{"text":{"type":"string"},"toolCalls":{"type":"array","items":{"$ref":"complete-request.schema.json--toolCall"}},"stop":{"type":"string","enum":["end","tool-calls","length","refusal"]},"usage":{"$ref":"common.schema.json--usage"},"model":{"type":"string","minLength":1}}};
const schema130 = {"type":"object","additionalProperties":false,"required":["id","name","input"],"properties":{"id":{"type":"string","minLength":1},"name":{"type":"string","minLength":1},"input":{}},"$id":"complete-request.schema.json--toolCall"};

function validate407(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.input === undefined) || (!(func0.call(data, "input")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
(vErrors ??= []).push(err2); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "id") || (key0 === "name")) || (key0 === "input"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(func64(data0) < 1){
const err4 = {instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data1 = data.name;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err6 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
validate407.errors = vErrors;
return errors === 0;
}

const schema127 = {"type":"object","additionalProperties":false,"required":["inputTokens","outputTokens","cacheReadTokens","cacheWriteTokens"],"properties":{"inputTokens":{"type":"integer","minimum":0},"outputTokens":{"type":"integer","minimum":0},"cacheReadTokens":{"type":"integer","minimum":0},"cacheWriteTokens":{"type":"integer","minimum":0}},"$id":"common.schema.json--usage"};

function validate404(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.inputTokens === undefined) || (!(func0.call(data, "inputTokens")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "inputTokens"},message:"must have required property '"+"inputTokens"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.outputTokens === undefined) || (!(func0.call(data, "outputTokens")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "outputTokens"},message:"must have required property '"+"outputTokens"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.cacheReadTokens === undefined) || (!(func0.call(data, "cacheReadTokens")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "cacheReadTokens"},message:"must have required property '"+"cacheReadTokens"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.cacheWriteTokens === undefined) || (!(func0.call(data, "cacheWriteTokens")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "cacheWriteTokens"},message:"must have required property '"+"cacheWriteTokens"+"'"};
(vErrors ??= []).push(err3); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "inputTokens") || (key0 === "outputTokens")) || (key0 === "cacheReadTokens")) || (key0 === "cacheWriteTokens"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.inputTokens !== undefined && func0.call(data, "inputTokens")){
let data0 = data.inputTokens;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/inputTokens",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err5); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/inputTokens",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err6); errors++;
}
}
}
if(data.outputTokens !== undefined && func0.call(data, "outputTokens")){
let data1 = data.outputTokens;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/outputTokens",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err7); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/outputTokens",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err8); errors++;
}
}
}
if(data.cacheReadTokens !== undefined && func0.call(data, "cacheReadTokens")){
let data2 = data.cacheReadTokens;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/cacheReadTokens",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err9); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/cacheReadTokens",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err10); errors++;
}
}
}
if(data.cacheWriteTokens !== undefined && func0.call(data, "cacheWriteTokens")){
let data3 = data.cacheWriteTokens;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/cacheWriteTokens",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err11); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/cacheWriteTokens",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err12); errors++;
}
}
}
}
else {
const err13 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err13); errors++;
}
validate404.errors = vErrors;
return errors === 0;
}


function validate406(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.text === undefined) || (!(func0.call(data, "text")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.toolCalls === undefined) || (!(func0.call(data, "toolCalls")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "toolCalls"},message:"must have required property '"+"toolCalls"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.stop === undefined) || (!(func0.call(data, "stop")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "stop"},message:"must have required property '"+"stop"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.usage === undefined) || (!(func0.call(data, "usage")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "usage"},message:"must have required property '"+"usage"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.model === undefined) || (!(func0.call(data, "model")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
(vErrors ??= []).push(err4); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "text") || (key0 === "toolCalls")) || (key0 === "stop")) || (key0 === "usage")) || (key0 === "model"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
if(typeof data.text !== "string"){
const err6 = {instancePath:instancePath+"/text",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.toolCalls !== undefined && func0.call(data, "toolCalls")){
let data1 = data.toolCalls;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate407(data1[i0], {instancePath:instancePath+"/toolCalls/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/toolCalls",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.stop !== undefined && func0.call(data, "stop")){
let data3 = data.stop;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/stop",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
if(!((((data3 === "end") || (data3 === "tool-calls")) || (data3 === "length")) || (data3 === "refusal"))){
const err9 = {instancePath:instancePath+"/stop",keyword:"enum",params:{allowedValues: schema129.properties.stop.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.usage !== undefined && func0.call(data, "usage")){
if(!(validate404(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate404.errors : vErrors.concat(validate404.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined && func0.call(data, "model")){
let data5 = data.model;
if(typeof data5 === "string"){
if(func64(data5) < 1){
const err10 = {instancePath:instancePath+"/model",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/model",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
}
else {
const err12 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12); errors++;
}
validate406.errors = vErrors;
return errors === 0;
}

export const validateCompleteRequest = validate419;
const schema136 = {"$id":"complete-request.schema.json","type":"object","additionalProperties":false,"required":["callId","purpose","tier","system","messages","tools","maxOutputTokens"],"properties":{"callId":{"type":"string","minLength":1,"pattern":"^T-[1-9][0-9]{0,8}/[A-Za-z0-9.-]+#[1-9][0-9]*$"},"purpose":{"type":"string","enum":["sheet","body","skeleton","diagnose","text"]},"tier":{"type":"string","enum":["default","strong"]},"system":{"type":"string"},"messages":{"type":"array","items":{"$ref":"complete-request.schema.json--message"},"minItems":1},"tools":{"type":"array","items":{"$ref":"complete-request.schema.json--tool"}},"maxOutputTokens":{"type":"integer","minimum":1}}};
const pattern14 = new RegExp("^T-[1-9][0-9]{0,8}/[A-Za-z0-9.-]+#[1-9][0-9]*$", "u");
const schema131 = {"type":"object","discriminator":{"propertyName":"role"},"required":["role"],"oneOf":[{"$ref":"complete-request.schema.json--userMessage"},{"$ref":"complete-request.schema.json--assistantMessage"},{"$ref":"complete-request.schema.json--toolMessage"}],"$id":"complete-request.schema.json--message"};
const schema132 = {"type":"object","additionalProperties":false,"required":["role","text"],"properties":{"role":{"type":"string","const":"user"},"text":{"type":"string"}},"$id":"complete-request.schema.json--userMessage"};

function validate411(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.role === undefined) || (!(func0.call(data, "role")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.text === undefined) || (!(func0.call(data, "text")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "role") || (key0 === "text"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.role !== undefined && func0.call(data, "role")){
let data0 = data.role;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/role",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("user" !== data0){
const err4 = {instancePath:instancePath+"/role",keyword:"const",params:{allowedValue: "user"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
if(typeof data.text !== "string"){
const err5 = {instancePath:instancePath+"/text",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6); errors++;
}
validate411.errors = vErrors;
return errors === 0;
}

const schema133 = {"type":"object","additionalProperties":false,"required":["role","text","toolCalls"],"properties":{"role":{"type":"string","const":"assistant"},"text":{"type":"string"},"toolCalls":{"type":"array","items":{"$ref":"complete-request.schema.json--toolCall"}}},"$id":"complete-request.schema.json--assistantMessage"};

function validate412(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.role === undefined) || (!(func0.call(data, "role")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.text === undefined) || (!(func0.call(data, "text")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.toolCalls === undefined) || (!(func0.call(data, "toolCalls")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "toolCalls"},message:"must have required property '"+"toolCalls"+"'"};
(vErrors ??= []).push(err2); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "role") || (key0 === "text")) || (key0 === "toolCalls"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.role !== undefined && func0.call(data, "role")){
let data0 = data.role;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/role",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
if("assistant" !== data0){
const err5 = {instancePath:instancePath+"/role",keyword:"const",params:{allowedValue: "assistant"},message:"must be equal to constant"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
if(typeof data.text !== "string"){
const err6 = {instancePath:instancePath+"/text",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.toolCalls !== undefined && func0.call(data, "toolCalls")){
let data2 = data.toolCalls;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate407(data2[i0], {instancePath:instancePath+"/toolCalls/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/toolCalls",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
validate412.errors = vErrors;
return errors === 0;
}

const schema134 = {"type":"object","additionalProperties":false,"required":["role","callId","text","isError"],"properties":{"role":{"type":"string","const":"tool"},"callId":{"type":"string","minLength":1},"text":{"type":"string"},"isError":{"type":"boolean"}},"$id":"complete-request.schema.json--toolMessage"};

function validate414(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.role === undefined) || (!(func0.call(data, "role")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.callId === undefined) || (!(func0.call(data, "callId")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "callId"},message:"must have required property '"+"callId"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.text === undefined) || (!(func0.call(data, "text")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.isError === undefined) || (!(func0.call(data, "isError")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "isError"},message:"must have required property '"+"isError"+"'"};
(vErrors ??= []).push(err3); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "role") || (key0 === "callId")) || (key0 === "text")) || (key0 === "isError"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.role !== undefined && func0.call(data, "role")){
let data0 = data.role;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/role",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
if("tool" !== data0){
const err6 = {instancePath:instancePath+"/role",keyword:"const",params:{allowedValue: "tool"},message:"must be equal to constant"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.callId !== undefined && func0.call(data, "callId")){
let data1 = data.callId;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err7 = {instancePath:instancePath+"/callId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/callId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
if(typeof data.text !== "string"){
const err9 = {instancePath:instancePath+"/text",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.isError !== undefined && func0.call(data, "isError")){
if(typeof data.isError !== "boolean"){
const err10 = {instancePath:instancePath+"/isError",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err10); errors++;
}
}
}
else {
const err11 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err11); errors++;
}
validate414.errors = vErrors;
return errors === 0;
}


function validate410(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.role === undefined) || (!(func0.call(data, "role")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
(vErrors ??= []).push(err0); errors++;
}
const tag0 = data.role;
if(typeof tag0 == "string"){
if(tag0 === "user"){
if(!(validate411(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate411.errors : vErrors.concat(validate411.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "assistant"){
if(!(validate412(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "tool"){
if(!(validate414(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err1 = {instancePath,keyword:"discriminator",params:{error: "mapping", tag: "role", tagValue: tag0},message:"value of tag \"role\" must be in oneOf"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"discriminator",params:{error: "tag", tag: "role", tagValue: tag0},message:"tag \"role\" must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate410.errors = vErrors;
return errors === 0;
}

const schema135 = {"type":"object","additionalProperties":false,"required":["name","description","inputSchema"],"properties":{"name":{"type":"string","minLength":1,"pattern":"^[a-z][a-z_]{0,63}$"},"description":{"type":"string","minLength":1},"inputSchema":{"type":"object","additionalProperties":true}},"$id":"complete-request.schema.json--tool"};
const pattern13 = new RegExp("^[a-z][a-z_]{0,63}$", "u");

function validate418(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.description === undefined) || (!(func0.call(data, "description")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.inputSchema === undefined) || (!(func0.call(data, "inputSchema")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "inputSchema"},message:"must have required property '"+"inputSchema"+"'"};
(vErrors ??= []).push(err2); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "name") || (key0 === "description")) || (key0 === "inputSchema"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
if(typeof data0 === "string"){
if(func64(data0) < 1){
const err4 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4); errors++;
}
if(!pattern13.test(data0)){
const err5 = {instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^[a-z][a-z_]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z_]{0,63}$"+"\""};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
let data1 = data.description;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err7 = {instancePath:instancePath+"/description",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.inputSchema !== undefined && func0.call(data, "inputSchema")){
let data2 = data.inputSchema;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
const err9 = {instancePath:instancePath+"/inputSchema",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9); errors++;
}
}
}
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10); errors++;
}
validate418.errors = vErrors;
return errors === 0;
}


function validate419(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.callId === undefined) || (!(func0.call(data, "callId")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "callId"},message:"must have required property '"+"callId"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.purpose === undefined) || (!(func0.call(data, "purpose")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "purpose"},message:"must have required property '"+"purpose"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.tier === undefined) || (!(func0.call(data, "tier")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "tier"},message:"must have required property '"+"tier"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.system === undefined) || (!(func0.call(data, "system")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "system"},message:"must have required property '"+"system"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.messages === undefined) || (!(func0.call(data, "messages")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "messages"},message:"must have required property '"+"messages"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if((data.tools === undefined) || (!(func0.call(data, "tools")))){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "tools"},message:"must have required property '"+"tools"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if((data.maxOutputTokens === undefined) || (!(func0.call(data, "maxOutputTokens")))){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "maxOutputTokens"},message:"must have required property '"+"maxOutputTokens"+"'"};
(vErrors ??= []).push(err6); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "callId") || (key0 === "purpose")) || (key0 === "tier")) || (key0 === "system")) || (key0 === "messages")) || (key0 === "tools")) || (key0 === "maxOutputTokens"))){
const err7 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.callId !== undefined && func0.call(data, "callId")){
let data0 = data.callId;
if(typeof data0 === "string"){
if(func64(data0) < 1){
const err8 = {instancePath:instancePath+"/callId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err8); errors++;
}
if(!pattern14.test(data0)){
const err9 = {instancePath:instancePath+"/callId",keyword:"pattern",params:{pattern: "^T-[1-9][0-9]{0,8}/[A-Za-z0-9.-]+#[1-9][0-9]*$"},message:"must match pattern \""+"^T-[1-9][0-9]{0,8}/[A-Za-z0-9.-]+#[1-9][0-9]*$"+"\""};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/callId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.purpose !== undefined && func0.call(data, "purpose")){
let data1 = data.purpose;
if(typeof data1 !== "string"){
const err11 = {instancePath:instancePath+"/purpose",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
if(!(((((data1 === "sheet") || (data1 === "body")) || (data1 === "skeleton")) || (data1 === "diagnose")) || (data1 === "text"))){
const err12 = {instancePath:instancePath+"/purpose",keyword:"enum",params:{allowedValues: schema136.properties.purpose.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data.tier !== undefined && func0.call(data, "tier")){
let data2 = data.tier;
if(typeof data2 !== "string"){
const err13 = {instancePath:instancePath+"/tier",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
if(!((data2 === "default") || (data2 === "strong"))){
const err14 = {instancePath:instancePath+"/tier",keyword:"enum",params:{allowedValues: schema136.properties.tier.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err14); errors++;
}
}
if(data.system !== undefined && func0.call(data, "system")){
if(typeof data.system !== "string"){
const err15 = {instancePath:instancePath+"/system",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15); errors++;
}
}
if(data.messages !== undefined && func0.call(data, "messages")){
let data4 = data.messages;
if(Array.isArray(data4)){
if(data4.length < 1){
const err16 = {instancePath:instancePath+"/messages",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
(vErrors ??= []).push(err16); errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate410(data4[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate410.errors : vErrors.concat(validate410.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/messages",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err17); errors++;
}
}
if(data.tools !== undefined && func0.call(data, "tools")){
let data6 = data.tools;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(validate418(data6[i1], {instancePath:instancePath+"/tools/" + i1,parentData:data6,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/tools",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err18); errors++;
}
}
if(data.maxOutputTokens !== undefined && func0.call(data, "maxOutputTokens")){
let data8 = data.maxOutputTokens;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err19 = {instancePath:instancePath+"/maxOutputTokens",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err19); errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
const err20 = {instancePath:instancePath+"/maxOutputTokens",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err20); errors++;
}
}
}
}
else {
const err21 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err21); errors++;
}
validate419.errors = vErrors;
return errors === 0;
}

export const validateDecision = validate157;

export const validateDeveloperBrief = validate292;

export const validateEffect = validate465;
const schema151 = {"$id":"effect.schema.json","type":"object","discriminator":{"propertyName":"kind"},"required":["kind"],"oneOf":[{"$ref":"effect.schema.json--startSession"},{"$ref":"effect.schema.json--stopSession"},{"$ref":"effect.schema.json--layPlan"},{"$ref":"effect.schema.json--runRed"},{"$ref":"effect.schema.json--runChecks"},{"$ref":"effect.schema.json--runGesture"},{"$ref":"effect.schema.json--listElements"},{"$ref":"effect.schema.json--commit"},{"$ref":"effect.schema.json--enqueue"},{"$ref":"effect.schema.json--ask"},{"$ref":"effect.schema.json--recordDiscovery"},{"$ref":"effect.schema.json--openTicket"},{"$ref":"effect.schema.json--close"},{"$ref":"effect.schema.json--reopen"}]};
const schema137 = {"type":"object","additionalProperties":false,"required":["kind","key","role","brief","session","step","round","try","feedback"],"properties":{"kind":{"type":"string","const":"start-session"},"key":{"$ref":"common.schema.json--effectKey"},"role":{"$ref":"common.schema.json--roleName"},"brief":{"type":"string","enum":["plan","answer","triage","challenge","tests","code","review","decision","closure"]},"session":{"$ref":"common.schema.json--sessionId"},"step":{"$ref":"common.schema.json--stepSlug"},"round":{"type":"integer","minimum":1},"try":{"type":"integer","minimum":1},"feedback":{"type":"array","items":{"$ref":"common.schema.json--feedback"}},"part":{"type":"integer","minimum":1},"question":{"$ref":"common.schema.json--questionId"}},"$id":"effect.schema.json--startSession"};
const schema124 = {"type":"string","minLength":1,"pattern":"^T-[1-9][0-9]{0,8}/[A-Za-z0-9./-]+$","$id":"common.schema.json--effectKey"};
const pattern11 = new RegExp("^T-[1-9][0-9]{0,8}/[A-Za-z0-9./-]+$", "u");

function validate401(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func64(data) < 1){
const err0 = {instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err0); errors++;
}
if(!pattern11.test(data)){
const err1 = {instancePath,keyword:"pattern",params:{pattern: "^T-[1-9][0-9]{0,8}/[A-Za-z0-9./-]+$"},message:"must match pattern \""+"^T-[1-9][0-9]{0,8}/[A-Za-z0-9./-]+$"+"\""};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
validate401.errors = vErrors;
return errors === 0;
}

const schema126 = {"type":"string","enum":["supervisor","explorer","questioner","testwriter","developer","reviewer"],"$id":"common.schema.json--roleName"};

function validate403(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err0); errors++;
}
if(!((((((data === "supervisor") || (data === "explorer")) || (data === "questioner")) || (data === "testwriter")) || (data === "developer")) || (data === "reviewer"))){
const err1 = {instancePath,keyword:"enum",params:{allowedValues: schema126.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err1); errors++;
}
validate403.errors = vErrors;
return errors === 0;
}


function validate422(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.key === undefined) || (!(func0.call(data, "key")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.role === undefined) || (!(func0.call(data, "role")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.brief === undefined) || (!(func0.call(data, "brief")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "brief"},message:"must have required property '"+"brief"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if((data.step === undefined) || (!(func0.call(data, "step")))){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "step"},message:"must have required property '"+"step"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if((data.round === undefined) || (!(func0.call(data, "round")))){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "round"},message:"must have required property '"+"round"+"'"};
(vErrors ??= []).push(err6); errors++;
}
if((data.try === undefined) || (!(func0.call(data, "try")))){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "try"},message:"must have required property '"+"try"+"'"};
(vErrors ??= []).push(err7); errors++;
}
if((data.feedback === undefined) || (!(func0.call(data, "feedback")))){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "feedback"},message:"must have required property '"+"feedback"+"'"};
(vErrors ??= []).push(err8); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema137.properties, key0))){
const err9 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err10 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
if("start-session" !== data0){
const err11 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "start-session"},message:"must be equal to constant"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(!(validate401(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
errors = vErrors.length;
}
}
if(data.role !== undefined && func0.call(data, "role")){
if(!(validate403(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate403.errors : vErrors.concat(validate403.errors);
errors = vErrors.length;
}
}
if(data.brief !== undefined && func0.call(data, "brief")){
let data3 = data.brief;
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/brief",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
if(!(((((((((data3 === "plan") || (data3 === "answer")) || (data3 === "triage")) || (data3 === "challenge")) || (data3 === "tests")) || (data3 === "code")) || (data3 === "review")) || (data3 === "decision")) || (data3 === "closure"))){
const err13 = {instancePath:instancePath+"/brief",keyword:"enum",params:{allowedValues: schema137.properties.brief.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err13); errors++;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.step !== undefined && func0.call(data, "step")){
if(!(validate154(data.step, {instancePath:instancePath+"/step",parentData:data,parentDataProperty:"step",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
}
if(data.round !== undefined && func0.call(data, "round")){
let data6 = data.round;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/round",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err14); errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/round",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err15); errors++;
}
}
}
if(data.try !== undefined && func0.call(data, "try")){
let data7 = data.try;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err16 = {instancePath:instancePath+"/try",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err16); errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err17 = {instancePath:instancePath+"/try",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err17); errors++;
}
}
}
if(data.feedback !== undefined && func0.call(data, "feedback")){
let data8 = data.feedback;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate145(data8[i0], {instancePath:instancePath+"/feedback/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/feedback",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err18); errors++;
}
}
if(data.part !== undefined && func0.call(data, "part")){
let data10 = data.part;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err19 = {instancePath:instancePath+"/part",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err19); errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
const err20 = {instancePath:instancePath+"/part",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err20); errors++;
}
}
}
if(data.question !== undefined && func0.call(data, "question")){
if(!(validate151(data.question, {instancePath:instancePath+"/question",parentData:data,parentDataProperty:"question",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err21); errors++;
}
validate422.errors = vErrors;
return errors === 0;
}

const schema138 = {"type":"object","additionalProperties":false,"required":["kind","key","session"],"properties":{"kind":{"type":"string","const":"stop-session"},"key":{"$ref":"common.schema.json--effectKey"},"session":{"$ref":"common.schema.json--sessionId"}},"$id":"effect.schema.json--stopSession"};

function validate429(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.key === undefined) || (!(func0.call(data, "key")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
(vErrors ??= []).push(err2); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "key")) || (key0 === "session"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
if("stop-session" !== data0){
const err5 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "stop-session"},message:"must be equal to constant"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(!(validate401(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6); errors++;
}
validate429.errors = vErrors;
return errors === 0;
}

const schema139 = {"type":"object","additionalProperties":false,"required":["kind","key","plan","base"],"properties":{"kind":{"type":"string","const":"lay-plan"},"key":{"$ref":"common.schema.json--effectKey"},"plan":{"$ref":"plan-sheet.schema.json"},"base":{"$ref":"common.schema.json--objectId"}},"$id":"effect.schema.json--layPlan"};

function validate432(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.key === undefined) || (!(func0.call(data, "key")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.plan === undefined) || (!(func0.call(data, "plan")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "plan"},message:"must have required property '"+"plan"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.base === undefined) || (!(func0.call(data, "base")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "base"},message:"must have required property '"+"base"+"'"};
(vErrors ??= []).push(err3); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "key")) || (key0 === "plan")) || (key0 === "base"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
if("lay-plan" !== data0){
const err6 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "lay-plan"},message:"must be equal to constant"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(!(validate401(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
errors = vErrors.length;
}
}
if(data.plan !== undefined && func0.call(data, "plan")){
if(!(validate182(data.plan, {instancePath:instancePath+"/plan",parentData:data,parentDataProperty:"plan",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
}
if(data.base !== undefined && func0.call(data, "base")){
if(!(validate128(data.base, {instancePath:instancePath+"/base",parentData:data,parentDataProperty:"base",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate432.errors = vErrors;
return errors === 0;
}

const schema140 = {"type":"object","additionalProperties":false,"required":["kind","key"],"properties":{"kind":{"type":"string","const":"run-red"},"key":{"$ref":"common.schema.json--effectKey"}},"$id":"effect.schema.json--runRed"};

function validate436(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.key === undefined) || (!(func0.call(data, "key")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "key"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("run-red" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "run-red"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(!(validate401(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate436.errors = vErrors;
return errors === 0;
}

const schema141 = {"type":"object","additionalProperties":false,"required":["kind","key"],"properties":{"kind":{"type":"string","const":"run-checks"},"key":{"$ref":"common.schema.json--effectKey"}},"$id":"effect.schema.json--runChecks"};

function validate438(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.key === undefined) || (!(func0.call(data, "key")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "key"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("run-checks" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "run-checks"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(!(validate401(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate438.errors = vErrors;
return errors === 0;
}

const schema142 = {"type":"object","additionalProperties":false,"required":["kind","key","gesture"],"properties":{"kind":{"type":"string","const":"run-gesture"},"key":{"$ref":"common.schema.json--effectKey"},"gesture":{"type":"string","enum":["command","G1","G2","G3","G4","G5"]}},"$id":"effect.schema.json--runGesture"};

function validate440(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.key === undefined) || (!(func0.call(data, "key")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.gesture === undefined) || (!(func0.call(data, "gesture")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "gesture"},message:"must have required property '"+"gesture"+"'"};
(vErrors ??= []).push(err2); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "key")) || (key0 === "gesture"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
if("run-gesture" !== data0){
const err5 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "run-gesture"},message:"must be equal to constant"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(!(validate401(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
errors = vErrors.length;
}
}
if(data.gesture !== undefined && func0.call(data, "gesture")){
let data2 = data.gesture;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/gesture",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
if(!((((((data2 === "command") || (data2 === "G1")) || (data2 === "G2")) || (data2 === "G3")) || (data2 === "G4")) || (data2 === "G5"))){
const err7 = {instancePath:instancePath+"/gesture",keyword:"enum",params:{allowedValues: schema142.properties.gesture.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
validate440.errors = vErrors;
return errors === 0;
}

const schema143 = {"type":"object","additionalProperties":false,"required":["kind","key"],"properties":{"kind":{"type":"string","const":"list-elements"},"key":{"$ref":"common.schema.json--effectKey"}},"$id":"effect.schema.json--listElements"};

function validate442(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.key === undefined) || (!(func0.call(data, "key")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "key"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("list-elements" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "list-elements"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(!(validate401(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate442.errors = vErrors;
return errors === 0;
}

const schema144 = {"type":"object","additionalProperties":false,"required":["kind","key"],"properties":{"kind":{"type":"string","const":"commit"},"key":{"$ref":"common.schema.json--effectKey"}},"$id":"effect.schema.json--commit"};

function validate444(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.key === undefined) || (!(func0.call(data, "key")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "key"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("commit" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "commit"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(!(validate401(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate444.errors = vErrors;
return errors === 0;
}

const schema145 = {"type":"object","additionalProperties":false,"required":["kind","key","commit"],"properties":{"kind":{"type":"string","const":"enqueue"},"key":{"$ref":"common.schema.json--effectKey"},"commit":{"$ref":"common.schema.json--objectId"}},"$id":"effect.schema.json--enqueue"};

function validate446(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.key === undefined) || (!(func0.call(data, "key")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.commit === undefined) || (!(func0.call(data, "commit")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "commit"},message:"must have required property '"+"commit"+"'"};
(vErrors ??= []).push(err2); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "key")) || (key0 === "commit"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
if("enqueue" !== data0){
const err5 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "enqueue"},message:"must be equal to constant"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(!(validate401(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
errors = vErrors.length;
}
}
if(data.commit !== undefined && func0.call(data, "commit")){
if(!(validate128(data.commit, {instancePath:instancePath+"/commit",parentData:data,parentDataProperty:"commit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6); errors++;
}
validate446.errors = vErrors;
return errors === 0;
}

const schema146 = {"type":"object","additionalProperties":false,"required":["kind","key","question"],"properties":{"kind":{"type":"string","const":"ask"},"key":{"$ref":"common.schema.json--effectKey"},"question":{"$ref":"question.schema.json"}},"$id":"effect.schema.json--ask"};

function validate449(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.key === undefined) || (!(func0.call(data, "key")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.question === undefined) || (!(func0.call(data, "question")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "question"},message:"must have required property '"+"question"+"'"};
(vErrors ??= []).push(err2); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "key")) || (key0 === "question"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
if("ask" !== data0){
const err5 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "ask"},message:"must be equal to constant"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(!(validate401(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
errors = vErrors.length;
}
}
if(data.question !== undefined && func0.call(data, "question")){
if(!(validate150(data.question, {instancePath:instancePath+"/question",parentData:data,parentDataProperty:"question",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6); errors++;
}
validate449.errors = vErrors;
return errors === 0;
}

const schema147 = {"type":"object","additionalProperties":false,"required":["kind","key","session","discovery"],"properties":{"kind":{"type":"string","const":"record-discovery"},"key":{"$ref":"common.schema.json--effectKey"},"session":{"$ref":"common.schema.json--sessionId"},"discovery":{"$ref":"common.schema.json--discovery"}},"$id":"effect.schema.json--recordDiscovery"};

function validate452(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.key === undefined) || (!(func0.call(data, "key")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.discovery === undefined) || (!(func0.call(data, "discovery")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "discovery"},message:"must have required property '"+"discovery"+"'"};
(vErrors ??= []).push(err3); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "key")) || (key0 === "session")) || (key0 === "discovery"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
if("record-discovery" !== data0){
const err6 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "record-discovery"},message:"must be equal to constant"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(!(validate401(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.discovery !== undefined && func0.call(data, "discovery")){
if(!(validate125(data.discovery, {instancePath:instancePath+"/discovery",parentData:data,parentDataProperty:"discovery",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate452.errors = vErrors;
return errors === 0;
}

const schema148 = {"type":"object","additionalProperties":false,"required":["kind","key","title","goal","reason"],"properties":{"kind":{"type":"string","const":"open-ticket"},"key":{"$ref":"common.schema.json--effectKey"},"title":{"type":"string","minLength":1},"goal":{"type":"string","minLength":1},"reason":{"type":"string","minLength":1}},"$id":"effect.schema.json--openTicket"};

function validate456(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.key === undefined) || (!(func0.call(data, "key")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.goal === undefined) || (!(func0.call(data, "goal")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "goal"},message:"must have required property '"+"goal"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err4); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "kind") || (key0 === "key")) || (key0 === "title")) || (key0 === "goal")) || (key0 === "reason"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
if("open-ticket" !== data0){
const err7 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "open-ticket"},message:"must be equal to constant"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(!(validate401(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data2 = data.title;
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err8 = {instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.goal !== undefined && func0.call(data, "goal")){
let data3 = data.goal;
if(typeof data3 === "string"){
if(func64(data3) < 1){
const err10 = {instancePath:instancePath+"/goal",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/goal",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
let data4 = data.reason;
if(typeof data4 === "string"){
if(func64(data4) < 1){
const err12 = {instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
}
}
else {
const err14 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err14); errors++;
}
validate456.errors = vErrors;
return errors === 0;
}

const schema149 = {"type":"object","additionalProperties":false,"required":["kind","key","commit","tree"],"properties":{"kind":{"type":"string","const":"close"},"key":{"$ref":"common.schema.json--effectKey"},"commit":{"$ref":"common.schema.json--objectId"},"tree":{"$ref":"common.schema.json--objectId"}},"$id":"effect.schema.json--close"};

function validate458(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.key === undefined) || (!(func0.call(data, "key")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.commit === undefined) || (!(func0.call(data, "commit")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "commit"},message:"must have required property '"+"commit"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.tree === undefined) || (!(func0.call(data, "tree")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "tree"},message:"must have required property '"+"tree"+"'"};
(vErrors ??= []).push(err3); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "key")) || (key0 === "commit")) || (key0 === "tree"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
if("close" !== data0){
const err6 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "close"},message:"must be equal to constant"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(!(validate401(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
errors = vErrors.length;
}
}
if(data.commit !== undefined && func0.call(data, "commit")){
if(!(validate128(data.commit, {instancePath:instancePath+"/commit",parentData:data,parentDataProperty:"commit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.tree !== undefined && func0.call(data, "tree")){
if(!(validate128(data.tree, {instancePath:instancePath+"/tree",parentData:data,parentDataProperty:"tree",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate458.errors = vErrors;
return errors === 0;
}

const schema150 = {"type":"object","additionalProperties":false,"required":["kind","key","ticket","reason"],"properties":{"kind":{"type":"string","const":"reopen"},"key":{"$ref":"common.schema.json--effectKey"},"ticket":{"$ref":"common.schema.json--ticketId"},"reason":{"type":"string","minLength":1}},"$id":"effect.schema.json--reopen"};

function validate462(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.key === undefined) || (!(func0.call(data, "key")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err3); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "key")) || (key0 === "ticket")) || (key0 === "reason"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
if("reopen" !== data0){
const err6 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "reopen"},message:"must be equal to constant"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(!(validate401(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
errors = vErrors.length;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
let data3 = data.reason;
if(typeof data3 === "string"){
if(func64(data3) < 1){
const err7 = {instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9); errors++;
}
validate462.errors = vErrors;
return errors === 0;
}


function validate465(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "start-session"){
if(!(validate422(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate422.errors : vErrors.concat(validate422.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "stop-session"){
if(!(validate429(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate429.errors : vErrors.concat(validate429.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "lay-plan"){
if(!(validate432(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate432.errors : vErrors.concat(validate432.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "run-red"){
if(!(validate436(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate436.errors : vErrors.concat(validate436.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "run-checks"){
if(!(validate438(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate438.errors : vErrors.concat(validate438.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "run-gesture"){
if(!(validate440(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate440.errors : vErrors.concat(validate440.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "list-elements"){
if(!(validate442(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate442.errors : vErrors.concat(validate442.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "commit"){
if(!(validate444(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "enqueue"){
if(!(validate446(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate446.errors : vErrors.concat(validate446.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "ask"){
if(!(validate449(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate449.errors : vErrors.concat(validate449.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "record-discovery"){
if(!(validate452(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate452.errors : vErrors.concat(validate452.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "open-ticket"){
if(!(validate456(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate456.errors : vErrors.concat(validate456.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "close"){
if(!(validate458(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate458.errors : vErrors.concat(validate458.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "reopen"){
if(!(validate462(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate462.errors : vErrors.concat(validate462.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err1 = {instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate465.errors = vErrors;
return errors === 0;
}

export const validateElementList = validate480;
const schema152 = {"$id":"element-list.schema.json","type":"object","additionalProperties":false,"required":["base","tree","elements","faults"],"properties":{"base":{"$ref":"common.schema.json--objectId"},"tree":{"$ref":"common.schema.json--objectId"},"elements":{"type":"array","items":{"$ref":"element-list.schema.json--listed"}},"faults":{"type":"array","items":{"$ref":"check-report.schema.json--fault"}}}};

function validate480(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.base === undefined) || (!(func0.call(data, "base")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "base"},message:"must have required property '"+"base"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.tree === undefined) || (!(func0.call(data, "tree")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "tree"},message:"must have required property '"+"tree"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.elements === undefined) || (!(func0.call(data, "elements")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "elements"},message:"must have required property '"+"elements"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.faults === undefined) || (!(func0.call(data, "faults")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "faults"},message:"must have required property '"+"faults"+"'"};
(vErrors ??= []).push(err3); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "base") || (key0 === "tree")) || (key0 === "elements")) || (key0 === "faults"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.base !== undefined && func0.call(data, "base")){
if(!(validate128(data.base, {instancePath:instancePath+"/base",parentData:data,parentDataProperty:"base",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.tree !== undefined && func0.call(data, "tree")){
if(!(validate128(data.tree, {instancePath:instancePath+"/tree",parentData:data,parentDataProperty:"tree",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.elements !== undefined && func0.call(data, "elements")){
let data2 = data.elements;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate309(data2[i0], {instancePath:instancePath+"/elements/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/elements",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.faults !== undefined && func0.call(data, "faults")){
let data4 = data.faults;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate338(data4[i1], {instancePath:instancePath+"/faults/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/faults",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate480.errors = vErrors;
return errors === 0;
}

export const validateEvent = validate715;
const schema229 = {"$id":"event.schema.json","type":"object","discriminator":{"propertyName":"kind"},"required":["kind"],"oneOf":[{"$ref":"event.schema.json--ticketOpened"},{"$ref":"event.schema.json--ticketEdited"},{"$ref":"event.schema.json--runRequested"},{"$ref":"event.schema.json--effectStarted"},{"$ref":"event.schema.json--sessionStarted"},{"$ref":"event.schema.json--modelCalled"},{"$ref":"event.schema.json--fileWritten"},{"$ref":"event.schema.json--toolUsed"},{"$ref":"event.schema.json--sheetAccepted"},{"$ref":"event.schema.json--sheetRefused"},{"$ref":"event.schema.json--sessionEnded"},{"$ref":"event.schema.json--sessionStopped"},{"$ref":"event.schema.json--blunder"},{"$ref":"event.schema.json--planLaid"},{"$ref":"event.schema.json--gesturePlayed"},{"$ref":"event.schema.json--redProved"},{"$ref":"event.schema.json--checksRun"},{"$ref":"event.schema.json--elementsListed"},{"$ref":"event.schema.json--committed"},{"$ref":"event.schema.json--landingReported"},{"$ref":"event.schema.json--questionAsked"},{"$ref":"event.schema.json--questionAnswered"},{"$ref":"event.schema.json--discoveryRecorded"},{"$ref":"event.schema.json--discoveryReopened"},{"$ref":"event.schema.json--ticketLinked"},{"$ref":"event.schema.json--ticketClosed"},{"$ref":"event.schema.json--ticketAbandoned"},{"$ref":"event.schema.json--infrastructureLost"}]};
const schema153 = {"type":"object","additionalProperties":false,"required":["kind","ticket","title","goal","origin","table"],"properties":{"kind":{"type":"string","const":"ticket-opened"},"ticket":{"$ref":"common.schema.json--ticketId"},"title":{"type":"string","minLength":1,"maxLength":200},"goal":{"type":"string","minLength":1},"origin":{"$ref":"ticket.schema.json--origin"},"table":{"$ref":"common.schema.json--digest"}},"$id":"event.schema.json--ticketOpened"};
const schema154 = {"type":"object","discriminator":{"propertyName":"kind"},"required":["kind"],"oneOf":[{"$ref":"ticket.schema.json--byOwner"},{"$ref":"ticket.schema.json--byDiscovery"},{"$ref":"ticket.schema.json--byReopening"}],"$id":"ticket.schema.json--origin"};
const schema155 = {"type":"object","additionalProperties":false,"required":["kind"],"properties":{"kind":{"type":"string","const":"owner"}},"$id":"ticket.schema.json--byOwner"};

function validate488(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "kind")){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("owner" !== data0){
const err3 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "owner"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
}
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err4); errors++;
}
validate488.errors = vErrors;
return errors === 0;
}

const schema156 = {"type":"object","additionalProperties":false,"required":["kind","parent"],"properties":{"kind":{"type":"string","const":"discovery"},"parent":{"$ref":"common.schema.json--ticketId"}},"$id":"ticket.schema.json--byDiscovery"};

function validate489(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.parent === undefined) || (!(func0.call(data, "parent")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "parent"},message:"must have required property '"+"parent"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "parent"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("discovery" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "discovery"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.parent !== undefined && func0.call(data, "parent")){
if(!(validate134(data.parent, {instancePath:instancePath+"/parent",parentData:data,parentDataProperty:"parent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate489.errors = vErrors;
return errors === 0;
}

const schema157 = {"type":"object","additionalProperties":false,"required":["kind","parent","reason"],"properties":{"kind":{"type":"string","const":"reopened"},"parent":{"$ref":"common.schema.json--ticketId"},"reason":{"type":"string","minLength":1}},"$id":"ticket.schema.json--byReopening"};

function validate491(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.parent === undefined) || (!(func0.call(data, "parent")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "parent"},message:"must have required property '"+"parent"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err2); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "parent")) || (key0 === "reason"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
if("reopened" !== data0){
const err5 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "reopened"},message:"must be equal to constant"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.parent !== undefined && func0.call(data, "parent")){
if(!(validate134(data.parent, {instancePath:instancePath+"/parent",parentData:data,parentDataProperty:"parent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
let data2 = data.reason;
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err6 = {instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
validate491.errors = vErrors;
return errors === 0;
}


function validate487(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "owner"){
if(!(validate488(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate488.errors : vErrors.concat(validate488.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "discovery"){
if(!(validate489(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate489.errors : vErrors.concat(validate489.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "reopened"){
if(!(validate491(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate491.errors : vErrors.concat(validate491.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err1 = {instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate487.errors = vErrors;
return errors === 0;
}


function validate485(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.goal === undefined) || (!(func0.call(data, "goal")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "goal"},message:"must have required property '"+"goal"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.origin === undefined) || (!(func0.call(data, "origin")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "origin"},message:"must have required property '"+"origin"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if((data.table === undefined) || (!(func0.call(data, "table")))){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "table"},message:"must have required property '"+"table"+"'"};
(vErrors ??= []).push(err5); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "kind") || (key0 === "ticket")) || (key0 === "title")) || (key0 === "goal")) || (key0 === "origin")) || (key0 === "table"))){
const err6 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err7 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
if("ticket-opened" !== data0){
const err8 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "ticket-opened"},message:"must be equal to constant"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data2 = data.title;
if(typeof data2 === "string"){
if(func64(data2) > 200){
const err9 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err9); errors++;
}
if(func64(data2) < 1){
const err10 = {instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.goal !== undefined && func0.call(data, "goal")){
let data3 = data.goal;
if(typeof data3 === "string"){
if(func64(data3) < 1){
const err12 = {instancePath:instancePath+"/goal",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/goal",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
}
if(data.origin !== undefined && func0.call(data, "origin")){
if(!(validate487(data.origin, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate487.errors : vErrors.concat(validate487.errors);
errors = vErrors.length;
}
}
if(data.table !== undefined && func0.call(data, "table")){
if(!(validate130(data.table, {instancePath:instancePath+"/table",parentData:data,parentDataProperty:"table",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err14); errors++;
}
validate485.errors = vErrors;
return errors === 0;
}

const schema158 = {"type":"object","additionalProperties":false,"required":["kind","title","goal"],"properties":{"kind":{"type":"string","const":"ticket-edited"},"title":{"type":"string","minLength":1,"maxLength":200},"goal":{"type":"string","minLength":1}},"$id":"event.schema.json--ticketEdited"};

function validate498(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.goal === undefined) || (!(func0.call(data, "goal")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "goal"},message:"must have required property '"+"goal"+"'"};
(vErrors ??= []).push(err2); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "title")) || (key0 === "goal"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
if("ticket-edited" !== data0){
const err5 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "ticket-edited"},message:"must be equal to constant"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data1 = data.title;
if(typeof data1 === "string"){
if(func64(data1) > 200){
const err6 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err6); errors++;
}
if(func64(data1) < 1){
const err7 = {instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.goal !== undefined && func0.call(data, "goal")){
let data2 = data.goal;
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err9 = {instancePath:instancePath+"/goal",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/goal",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
}
else {
const err11 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err11); errors++;
}
validate498.errors = vErrors;
return errors === 0;
}

const schema159 = {"type":"object","additionalProperties":false,"required":["kind","base","table","bounds","supervisor","goal"],"properties":{"kind":{"type":"string","const":"run-requested"},"base":{"$ref":"common.schema.json--objectId"},"table":{"$ref":"common.schema.json--digest"},"bounds":{"type":"object","additionalProperties":false,"required":["tries","rounds"],"properties":{"tries":{"type":"integer","minimum":1},"rounds":{"type":"integer","minimum":1}}},"supervisor":{"type":"string","enum":["role","person"]},"goal":{"type":"string","minLength":1}},"$id":"event.schema.json--runRequested"};

function validate499(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.base === undefined) || (!(func0.call(data, "base")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "base"},message:"must have required property '"+"base"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.table === undefined) || (!(func0.call(data, "table")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "table"},message:"must have required property '"+"table"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.bounds === undefined) || (!(func0.call(data, "bounds")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "bounds"},message:"must have required property '"+"bounds"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.supervisor === undefined) || (!(func0.call(data, "supervisor")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "supervisor"},message:"must have required property '"+"supervisor"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if((data.goal === undefined) || (!(func0.call(data, "goal")))){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "goal"},message:"must have required property '"+"goal"+"'"};
(vErrors ??= []).push(err5); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "kind") || (key0 === "base")) || (key0 === "table")) || (key0 === "bounds")) || (key0 === "supervisor")) || (key0 === "goal"))){
const err6 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err7 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
if("run-requested" !== data0){
const err8 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "run-requested"},message:"must be equal to constant"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.base !== undefined && func0.call(data, "base")){
if(!(validate128(data.base, {instancePath:instancePath+"/base",parentData:data,parentDataProperty:"base",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.table !== undefined && func0.call(data, "table")){
if(!(validate130(data.table, {instancePath:instancePath+"/table",parentData:data,parentDataProperty:"table",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
if(data.bounds !== undefined && func0.call(data, "bounds")){
let data3 = data.bounds;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.tries === undefined) || (!(func0.call(data3, "tries")))){
const err9 = {instancePath:instancePath+"/bounds",keyword:"required",params:{missingProperty: "tries"},message:"must have required property '"+"tries"+"'"};
(vErrors ??= []).push(err9); errors++;
}
if((data3.rounds === undefined) || (!(func0.call(data3, "rounds")))){
const err10 = {instancePath:instancePath+"/bounds",keyword:"required",params:{missingProperty: "rounds"},message:"must have required property '"+"rounds"+"'"};
(vErrors ??= []).push(err10); errors++;
}
for(const key1 of Object.keys(data3)){
if(!((key1 === "tries") || (key1 === "rounds"))){
const err11 = {instancePath:instancePath+"/bounds",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data3.tries !== undefined && func0.call(data3, "tries")){
let data4 = data3.tries;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/bounds/tries",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err12); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/bounds/tries",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err13); errors++;
}
}
}
if(data3.rounds !== undefined && func0.call(data3, "rounds")){
let data5 = data3.rounds;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err14 = {instancePath:instancePath+"/bounds/rounds",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err14); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/bounds/rounds",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err15); errors++;
}
}
}
}
else {
const err16 = {instancePath:instancePath+"/bounds",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err16); errors++;
}
}
if(data.supervisor !== undefined && func0.call(data, "supervisor")){
let data6 = data.supervisor;
if(typeof data6 !== "string"){
const err17 = {instancePath:instancePath+"/supervisor",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err17); errors++;
}
if(!((data6 === "role") || (data6 === "person"))){
const err18 = {instancePath:instancePath+"/supervisor",keyword:"enum",params:{allowedValues: schema159.properties.supervisor.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err18); errors++;
}
}
if(data.goal !== undefined && func0.call(data, "goal")){
let data7 = data.goal;
if(typeof data7 === "string"){
if(func64(data7) < 1){
const err19 = {instancePath:instancePath+"/goal",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err19); errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/goal",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err20); errors++;
}
}
}
else {
const err21 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err21); errors++;
}
validate499.errors = vErrors;
return errors === 0;
}

const schema160 = {"type":"object","additionalProperties":false,"required":["kind","effect"],"properties":{"kind":{"type":"string","const":"effect-started"},"effect":{"$ref":"common.schema.json--effectKey"}},"$id":"event.schema.json--effectStarted"};

function validate502(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.effect === undefined) || (!(func0.call(data, "effect")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "effect"},message:"must have required property '"+"effect"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "effect"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("effect-started" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "effect-started"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.effect !== undefined && func0.call(data, "effect")){
if(!(validate401(data.effect, {instancePath:instancePath+"/effect",parentData:data,parentDataProperty:"effect",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate502.errors = vErrors;
return errors === 0;
}

const schema161 = {"type":"object","additionalProperties":false,"required":["kind","session","role","engine","tree","brief"],"properties":{"kind":{"type":"string","const":"session-started"},"session":{"$ref":"common.schema.json--sessionId"},"role":{"$ref":"common.schema.json--roleName"},"engine":{"type":"string","minLength":1},"tree":{"$ref":"common.schema.json--objectId"},"brief":{"$ref":"common.schema.json--digest"},"model":{"type":"string","minLength":1}},"$id":"event.schema.json--sessionStarted"};

function validate504(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.role === undefined) || (!(func0.call(data, "role")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.engine === undefined) || (!(func0.call(data, "engine")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "engine"},message:"must have required property '"+"engine"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.tree === undefined) || (!(func0.call(data, "tree")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "tree"},message:"must have required property '"+"tree"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if((data.brief === undefined) || (!(func0.call(data, "brief")))){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "brief"},message:"must have required property '"+"brief"+"'"};
(vErrors ??= []).push(err5); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "kind") || (key0 === "session")) || (key0 === "role")) || (key0 === "engine")) || (key0 === "tree")) || (key0 === "brief")) || (key0 === "model"))){
const err6 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err7 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
if("session-started" !== data0){
const err8 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "session-started"},message:"must be equal to constant"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.role !== undefined && func0.call(data, "role")){
if(!(validate403(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate403.errors : vErrors.concat(validate403.errors);
errors = vErrors.length;
}
}
if(data.engine !== undefined && func0.call(data, "engine")){
let data3 = data.engine;
if(typeof data3 === "string"){
if(func64(data3) < 1){
const err9 = {instancePath:instancePath+"/engine",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/engine",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.tree !== undefined && func0.call(data, "tree")){
if(!(validate128(data.tree, {instancePath:instancePath+"/tree",parentData:data,parentDataProperty:"tree",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.brief !== undefined && func0.call(data, "brief")){
if(!(validate130(data.brief, {instancePath:instancePath+"/brief",parentData:data,parentDataProperty:"brief",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined && func0.call(data, "model")){
let data6 = data.model;
if(typeof data6 === "string"){
if(func64(data6) < 1){
const err11 = {instancePath:instancePath+"/model",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/model",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
}
else {
const err13 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err13); errors++;
}
validate504.errors = vErrors;
return errors === 0;
}

const schema162 = {"type":"object","additionalProperties":false,"required":["kind","session","callId","purpose","request","reply","engine","model","usage","costUsd"],"properties":{"kind":{"type":"string","const":"model-called"},"session":{"$ref":"common.schema.json--sessionId"},"callId":{"type":"string","minLength":1},"purpose":{"type":"string","minLength":1},"request":{"$ref":"common.schema.json--digest"},"reply":{"$ref":"common.schema.json--digest"},"engine":{"type":"string","minLength":1},"model":{"type":"string","minLength":1},"usage":{"$ref":"common.schema.json--usage"},"costUsd":{"type":"number","minimum":0}},"$id":"event.schema.json--modelCalled"};

function validate509(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.callId === undefined) || (!(func0.call(data, "callId")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "callId"},message:"must have required property '"+"callId"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.purpose === undefined) || (!(func0.call(data, "purpose")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "purpose"},message:"must have required property '"+"purpose"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.request === undefined) || (!(func0.call(data, "request")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "request"},message:"must have required property '"+"request"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if((data.reply === undefined) || (!(func0.call(data, "reply")))){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "reply"},message:"must have required property '"+"reply"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if((data.engine === undefined) || (!(func0.call(data, "engine")))){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "engine"},message:"must have required property '"+"engine"+"'"};
(vErrors ??= []).push(err6); errors++;
}
if((data.model === undefined) || (!(func0.call(data, "model")))){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
(vErrors ??= []).push(err7); errors++;
}
if((data.usage === undefined) || (!(func0.call(data, "usage")))){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "usage"},message:"must have required property '"+"usage"+"'"};
(vErrors ??= []).push(err8); errors++;
}
if((data.costUsd === undefined) || (!(func0.call(data, "costUsd")))){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "costUsd"},message:"must have required property '"+"costUsd"+"'"};
(vErrors ??= []).push(err9); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema162.properties, key0))){
const err10 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err11 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
if("model-called" !== data0){
const err12 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "model-called"},message:"must be equal to constant"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.callId !== undefined && func0.call(data, "callId")){
let data2 = data.callId;
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err13 = {instancePath:instancePath+"/callId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/callId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14); errors++;
}
}
if(data.purpose !== undefined && func0.call(data, "purpose")){
let data3 = data.purpose;
if(typeof data3 === "string"){
if(func64(data3) < 1){
const err15 = {instancePath:instancePath+"/purpose",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err15); errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/purpose",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err16); errors++;
}
}
if(data.request !== undefined && func0.call(data, "request")){
if(!(validate130(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
if(data.reply !== undefined && func0.call(data, "reply")){
if(!(validate130(data.reply, {instancePath:instancePath+"/reply",parentData:data,parentDataProperty:"reply",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
if(data.engine !== undefined && func0.call(data, "engine")){
let data6 = data.engine;
if(typeof data6 === "string"){
if(func64(data6) < 1){
const err17 = {instancePath:instancePath+"/engine",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err17); errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/engine",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18); errors++;
}
}
if(data.model !== undefined && func0.call(data, "model")){
let data7 = data.model;
if(typeof data7 === "string"){
if(func64(data7) < 1){
const err19 = {instancePath:instancePath+"/model",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err19); errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/model",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err20); errors++;
}
}
if(data.usage !== undefined && func0.call(data, "usage")){
if(!(validate404(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate404.errors : vErrors.concat(validate404.errors);
errors = vErrors.length;
}
}
if(data.costUsd !== undefined && func0.call(data, "costUsd")){
let data9 = data.costUsd;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err21 = {instancePath:instancePath+"/costUsd",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err21); errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/costUsd",keyword:"type",params:{type: "number"},message:"must be number"};
(vErrors ??= []).push(err22); errors++;
}
}
}
else {
const err23 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err23); errors++;
}
validate509.errors = vErrors;
return errors === 0;
}

const schema163 = {"type":"object","additionalProperties":false,"required":["kind","session","file","digest"],"properties":{"kind":{"type":"string","const":"file-written"},"session":{"$ref":"common.schema.json--sessionId"},"file":{"$ref":"common.schema.json--path"},"digest":{"$ref":"common.schema.json--digest"}},"$id":"event.schema.json--fileWritten"};

function validate514(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.file === undefined) || (!(func0.call(data, "file")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.digest === undefined) || (!(func0.call(data, "digest")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "digest"},message:"must have required property '"+"digest"+"'"};
(vErrors ??= []).push(err3); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "session")) || (key0 === "file")) || (key0 === "digest"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
if("file-written" !== data0){
const err6 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "file-written"},message:"must be equal to constant"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.digest !== undefined && func0.call(data, "digest")){
if(!(validate130(data.digest, {instancePath:instancePath+"/digest",parentData:data,parentDataProperty:"digest",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate514.errors = vErrors;
return errors === 0;
}

const schema164 = {"type":"object","additionalProperties":false,"required":["kind","session","tool","outcome"],"properties":{"kind":{"type":"string","const":"tool-used"},"session":{"$ref":"common.schema.json--sessionId"},"tool":{"type":"string","minLength":1},"outcome":{"type":"string","minLength":1},"command":{"$ref":"common.schema.json--argv"},"detail":{"type":"string"}},"$id":"event.schema.json--toolUsed"};

function validate518(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.tool === undefined) || (!(func0.call(data, "tool")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "tool"},message:"must have required property '"+"tool"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
(vErrors ??= []).push(err3); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "kind") || (key0 === "session")) || (key0 === "tool")) || (key0 === "outcome")) || (key0 === "command")) || (key0 === "detail"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
if("tool-used" !== data0){
const err6 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "tool-used"},message:"must be equal to constant"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.tool !== undefined && func0.call(data, "tool")){
let data2 = data.tool;
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err7 = {instancePath:instancePath+"/tool",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/tool",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data3 = data.outcome;
if(typeof data3 === "string"){
if(func64(data3) < 1){
const err9 = {instancePath:instancePath+"/outcome",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/outcome",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.command !== undefined && func0.call(data, "command")){
if(!(validate192(data.command, {instancePath:instancePath+"/command",parentData:data,parentDataProperty:"command",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
if(data.detail !== undefined && func0.call(data, "detail")){
if(typeof data.detail !== "string"){
const err11 = {instancePath:instancePath+"/detail",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
}
else {
const err12 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12); errors++;
}
validate518.errors = vErrors;
return errors === 0;
}

const schema165 = {"type":"object","additionalProperties":false,"required":["kind","session","sheet"],"properties":{"kind":{"type":"string","const":"sheet-accepted"},"session":{"$ref":"common.schema.json--sessionId"},"sheet":{"$ref":"sheet.schema.json"}},"$id":"event.schema.json--sheetAccepted"};
const schema166 = {"$id":"sheet.schema.json","type":"object","discriminator":{"propertyName":"kind"},"required":["kind"],"oneOf":[{"$ref":"sheet.schema.json--plan"},{"$ref":"sheet.schema.json--challenge"},{"$ref":"sheet.schema.json--answers"},{"$ref":"sheet.schema.json--tests"},{"$ref":"sheet.schema.json--code"},{"$ref":"sheet.schema.json--review"},{"$ref":"sheet.schema.json--triage"},{"$ref":"sheet.schema.json--decision"},{"$ref":"sheet.schema.json--closure"}]};
const schema167 = {"type":"object","additionalProperties":false,"required":["kind","role","ticket","session","body"],"properties":{"kind":{"type":"string","const":"plan"},"role":{"type":"string","const":"explorer"},"ticket":{"$ref":"common.schema.json--ticketId"},"session":{"$ref":"common.schema.json--sessionId"},"body":{"$ref":"plan-sheet.schema.json"}},"$id":"sheet.schema.json--plan"};

function validate524(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.role === undefined) || (!(func0.call(data, "role")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.body === undefined) || (!(func0.call(data, "body")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
(vErrors ??= []).push(err4); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "kind") || (key0 === "role")) || (key0 === "ticket")) || (key0 === "session")) || (key0 === "body"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
if("plan" !== data0){
const err7 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "plan"},message:"must be equal to constant"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.role !== undefined && func0.call(data, "role")){
let data1 = data.role;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/role",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
if("explorer" !== data1){
const err9 = {instancePath:instancePath+"/role",keyword:"const",params:{allowedValue: "explorer"},message:"must be equal to constant"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined && func0.call(data, "body")){
if(!(validate182(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10); errors++;
}
validate524.errors = vErrors;
return errors === 0;
}

const schema168 = {"type":"object","additionalProperties":false,"required":["kind","role","ticket","session","body"],"properties":{"kind":{"type":"string","const":"challenge"},"role":{"type":"string","const":"questioner"},"ticket":{"$ref":"common.schema.json--ticketId"},"session":{"$ref":"common.schema.json--sessionId"},"body":{"$ref":"challenge-sheet.schema.json"}},"$id":"sheet.schema.json--challenge"};

function validate528(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.role === undefined) || (!(func0.call(data, "role")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.body === undefined) || (!(func0.call(data, "body")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
(vErrors ??= []).push(err4); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "kind") || (key0 === "role")) || (key0 === "ticket")) || (key0 === "session")) || (key0 === "body"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
if("challenge" !== data0){
const err7 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "challenge"},message:"must be equal to constant"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.role !== undefined && func0.call(data, "role")){
let data1 = data.role;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/role",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
if("questioner" !== data1){
const err9 = {instancePath:instancePath+"/role",keyword:"const",params:{allowedValue: "questioner"},message:"must be equal to constant"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined && func0.call(data, "body")){
if(!(validate215(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10); errors++;
}
validate528.errors = vErrors;
return errors === 0;
}

const schema169 = {"type":"object","additionalProperties":false,"required":["kind","role","ticket","session","body"],"properties":{"kind":{"type":"string","const":"answers"},"role":{"type":"string","const":"explorer"},"ticket":{"$ref":"common.schema.json--ticketId"},"session":{"$ref":"common.schema.json--sessionId"},"body":{"$ref":"answers-sheet.schema.json"}},"$id":"sheet.schema.json--answers"};

function validate532(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.role === undefined) || (!(func0.call(data, "role")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.body === undefined) || (!(func0.call(data, "body")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
(vErrors ??= []).push(err4); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "kind") || (key0 === "role")) || (key0 === "ticket")) || (key0 === "session")) || (key0 === "body"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
if("answers" !== data0){
const err7 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "answers"},message:"must be equal to constant"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.role !== undefined && func0.call(data, "role")){
let data1 = data.role;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/role",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
if("explorer" !== data1){
const err9 = {instancePath:instancePath+"/role",keyword:"const",params:{allowedValue: "explorer"},message:"must be equal to constant"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined && func0.call(data, "body")){
if(!(validate122(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10); errors++;
}
validate532.errors = vErrors;
return errors === 0;
}

const schema170 = {"type":"object","additionalProperties":false,"required":["kind","role","ticket","session","body"],"properties":{"kind":{"type":"string","const":"tests"},"role":{"type":"string","const":"testwriter"},"ticket":{"$ref":"common.schema.json--ticketId"},"session":{"$ref":"common.schema.json--sessionId"},"body":{"$ref":"tests-sheet.schema.json"}},"$id":"sheet.schema.json--tests"};

function validate536(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.role === undefined) || (!(func0.call(data, "role")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.body === undefined) || (!(func0.call(data, "body")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
(vErrors ??= []).push(err4); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "kind") || (key0 === "role")) || (key0 === "ticket")) || (key0 === "session")) || (key0 === "body"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
if("tests" !== data0){
const err7 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "tests"},message:"must be equal to constant"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.role !== undefined && func0.call(data, "role")){
let data1 = data.role;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/role",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
if("testwriter" !== data1){
const err9 = {instancePath:instancePath+"/role",keyword:"const",params:{allowedValue: "testwriter"},message:"must be equal to constant"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined && func0.call(data, "body")){
if(!(validate256(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10); errors++;
}
validate536.errors = vErrors;
return errors === 0;
}

const schema171 = {"type":"object","additionalProperties":false,"required":["kind","role","ticket","session","body"],"properties":{"kind":{"type":"string","const":"code"},"role":{"type":"string","const":"developer"},"ticket":{"$ref":"common.schema.json--ticketId"},"session":{"$ref":"common.schema.json--sessionId"},"body":{"$ref":"code-sheet.schema.json"}},"$id":"sheet.schema.json--code"};

function validate540(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.role === undefined) || (!(func0.call(data, "role")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.body === undefined) || (!(func0.call(data, "body")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
(vErrors ??= []).push(err4); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "kind") || (key0 === "role")) || (key0 === "ticket")) || (key0 === "session")) || (key0 === "body"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
if("code" !== data0){
const err7 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "code"},message:"must be equal to constant"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.role !== undefined && func0.call(data, "role")){
let data1 = data.role;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/role",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
if("developer" !== data1){
const err9 = {instancePath:instancePath+"/role",keyword:"const",params:{allowedValue: "developer"},message:"must be equal to constant"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined && func0.call(data, "body")){
if(!(validate396(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate396.errors : vErrors.concat(validate396.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10); errors++;
}
validate540.errors = vErrors;
return errors === 0;
}

const schema172 = {"type":"object","additionalProperties":false,"required":["kind","role","ticket","session","body"],"properties":{"kind":{"type":"string","const":"review"},"role":{"type":"string","const":"reviewer"},"ticket":{"$ref":"common.schema.json--ticketId"},"session":{"$ref":"common.schema.json--sessionId"},"body":{"$ref":"review-sheet.schema.json"}},"$id":"sheet.schema.json--review"};
const schema173 = {"$id":"review-sheet.schema.json","type":"object","additionalProperties":false,"required":["lines"],"properties":{"lines":{"type":"array","items":{"$ref":"review-sheet.schema.json--line"}},"summary":{"type":"string"},"discoveries":{"type":"array","items":{"$ref":"common.schema.json--discovery"}}}};
const schema174 = {"type":"object","discriminator":{"propertyName":"conform"},"required":["conform"],"oneOf":[{"$ref":"review-sheet.schema.json--lineYes"},{"$ref":"review-sheet.schema.json--lineNo"}],"$id":"review-sheet.schema.json--line"};
const schema175 = {"type":"object","additionalProperties":false,"required":["element","conform"],"properties":{"element":{"type":"string","minLength":1,"pattern":"^E[1-9][0-9]*$"},"conform":{"type":"string","const":"yes"},"rule":{"type":"string","minLength":1}},"$id":"review-sheet.schema.json--lineYes"};

function validate549(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.element === undefined) || (!(func0.call(data, "element")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "element"},message:"must have required property '"+"element"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.conform === undefined) || (!(func0.call(data, "conform")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "conform"},message:"must have required property '"+"conform"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "element") || (key0 === "conform")) || (key0 === "rule"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.element !== undefined && func0.call(data, "element")){
let data0 = data.element;
if(typeof data0 === "string"){
if(func64(data0) < 1){
const err3 = {instancePath:instancePath+"/element",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err3); errors++;
}
if(!pattern10.test(data0)){
const err4 = {instancePath:instancePath+"/element",keyword:"pattern",params:{pattern: "^E[1-9][0-9]*$"},message:"must match pattern \""+"^E[1-9][0-9]*$"+"\""};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/element",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.conform !== undefined && func0.call(data, "conform")){
let data1 = data.conform;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/conform",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
if("yes" !== data1){
const err7 = {instancePath:instancePath+"/conform",keyword:"const",params:{allowedValue: "yes"},message:"must be equal to constant"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.rule !== undefined && func0.call(data, "rule")){
let data2 = data.rule;
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err8 = {instancePath:instancePath+"/rule",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/rule",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
}
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10); errors++;
}
validate549.errors = vErrors;
return errors === 0;
}

const schema176 = {"type":"object","additionalProperties":false,"required":["element","conform","rule","evidence","backTo"],"properties":{"element":{"type":"string","minLength":1,"pattern":"^E[1-9][0-9]*$"},"conform":{"type":"string","const":"no"},"rule":{"type":"string","minLength":1},"evidence":{"type":"string","minLength":1},"backTo":{"type":"string","enum":["plan","tests","code"]}},"$id":"review-sheet.schema.json--lineNo"};

function validate550(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.element === undefined) || (!(func0.call(data, "element")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "element"},message:"must have required property '"+"element"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.conform === undefined) || (!(func0.call(data, "conform")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "conform"},message:"must have required property '"+"conform"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.rule === undefined) || (!(func0.call(data, "rule")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.evidence === undefined) || (!(func0.call(data, "evidence")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "evidence"},message:"must have required property '"+"evidence"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.backTo === undefined) || (!(func0.call(data, "backTo")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "backTo"},message:"must have required property '"+"backTo"+"'"};
(vErrors ??= []).push(err4); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "element") || (key0 === "conform")) || (key0 === "rule")) || (key0 === "evidence")) || (key0 === "backTo"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.element !== undefined && func0.call(data, "element")){
let data0 = data.element;
if(typeof data0 === "string"){
if(func64(data0) < 1){
const err6 = {instancePath:instancePath+"/element",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6); errors++;
}
if(!pattern10.test(data0)){
const err7 = {instancePath:instancePath+"/element",keyword:"pattern",params:{pattern: "^E[1-9][0-9]*$"},message:"must match pattern \""+"^E[1-9][0-9]*$"+"\""};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/element",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.conform !== undefined && func0.call(data, "conform")){
let data1 = data.conform;
if(typeof data1 !== "string"){
const err9 = {instancePath:instancePath+"/conform",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
if("no" !== data1){
const err10 = {instancePath:instancePath+"/conform",keyword:"const",params:{allowedValue: "no"},message:"must be equal to constant"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.rule !== undefined && func0.call(data, "rule")){
let data2 = data.rule;
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err11 = {instancePath:instancePath+"/rule",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/rule",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data3 = data.evidence;
if(typeof data3 === "string"){
if(func64(data3) < 1){
const err13 = {instancePath:instancePath+"/evidence",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/evidence",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14); errors++;
}
}
if(data.backTo !== undefined && func0.call(data, "backTo")){
let data4 = data.backTo;
if(typeof data4 !== "string"){
const err15 = {instancePath:instancePath+"/backTo",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15); errors++;
}
if(!(((data4 === "plan") || (data4 === "tests")) || (data4 === "code"))){
const err16 = {instancePath:instancePath+"/backTo",keyword:"enum",params:{allowedValues: schema176.properties.backTo.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err16); errors++;
}
}
}
else {
const err17 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err17); errors++;
}
validate550.errors = vErrors;
return errors === 0;
}


function validate548(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.conform === undefined) || (!(func0.call(data, "conform")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "conform"},message:"must have required property '"+"conform"+"'"};
(vErrors ??= []).push(err0); errors++;
}
const tag0 = data.conform;
if(typeof tag0 == "string"){
if(tag0 === "yes"){
if(!(validate549(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate549.errors : vErrors.concat(validate549.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "no"){
if(!(validate550(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate550.errors : vErrors.concat(validate550.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err1 = {instancePath,keyword:"discriminator",params:{error: "mapping", tag: "conform", tagValue: tag0},message:"value of tag \"conform\" must be in oneOf"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"discriminator",params:{error: "tag", tag: "conform", tagValue: tag0},message:"tag \"conform\" must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate548.errors = vErrors;
return errors === 0;
}


function validate547(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.lines === undefined) || (!(func0.call(data, "lines")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "lines"},message:"must have required property '"+"lines"+"'"};
(vErrors ??= []).push(err0); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "lines") || (key0 === "summary")) || (key0 === "discoveries"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1); errors++;
}
}
if(data.lines !== undefined && func0.call(data, "lines")){
let data0 = data.lines;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate548(data0[i0], {instancePath:instancePath+"/lines/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate548.errors : vErrors.concat(validate548.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/lines",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.summary !== undefined && func0.call(data, "summary")){
if(typeof data.summary !== "string"){
const err3 = {instancePath:instancePath+"/summary",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.discoveries !== undefined && func0.call(data, "discoveries")){
let data3 = data.discoveries;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate125(data3[i1], {instancePath:instancePath+"/discoveries/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/discoveries",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err4); errors++;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate547.errors = vErrors;
return errors === 0;
}


function validate544(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.role === undefined) || (!(func0.call(data, "role")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.body === undefined) || (!(func0.call(data, "body")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
(vErrors ??= []).push(err4); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "kind") || (key0 === "role")) || (key0 === "ticket")) || (key0 === "session")) || (key0 === "body"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
if("review" !== data0){
const err7 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "review"},message:"must be equal to constant"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.role !== undefined && func0.call(data, "role")){
let data1 = data.role;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/role",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
if("reviewer" !== data1){
const err9 = {instancePath:instancePath+"/role",keyword:"const",params:{allowedValue: "reviewer"},message:"must be equal to constant"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined && func0.call(data, "body")){
if(!(validate547(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate547.errors : vErrors.concat(validate547.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10); errors++;
}
validate544.errors = vErrors;
return errors === 0;
}

const schema177 = {"type":"object","additionalProperties":false,"required":["kind","role","ticket","session","body"],"properties":{"kind":{"type":"string","const":"triage"},"role":{"type":"string","const":"explorer"},"ticket":{"$ref":"common.schema.json--ticketId"},"session":{"$ref":"common.schema.json--sessionId"},"body":{"$ref":"triage-sheet.schema.json"}},"$id":"sheet.schema.json--triage"};
const schema178 = {"$id":"triage-sheet.schema.json","type":"object","additionalProperties":false,"required":["verdicts"],"properties":{"verdicts":{"type":"array","items":{"$ref":"triage-sheet.schema.json--verdict"}},"summary":{"type":"string"},"discoveries":{"type":"array","items":{"$ref":"common.schema.json--discovery"}}}};
const schema179 = {"type":"object","discriminator":{"propertyName":"verdict"},"required":["verdict"],"oneOf":[{"$ref":"triage-sheet.schema.json--plainVerdict"},{"$ref":"triage-sheet.schema.json--duplicateVerdict"}],"$id":"triage-sheet.schema.json--verdict"};
const schema180 = {"type":"object","additionalProperties":false,"required":["discovery","verdict","evidence"],"properties":{"discovery":{"$ref":"common.schema.json--ticketId"},"verdict":{"type":"string","enum":["handled","no-follow-up","defect","unconfirmed"]},"evidence":{"type":"string","minLength":1}},"$id":"triage-sheet.schema.json--plainVerdict"};

function validate561(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.discovery === undefined) || (!(func0.call(data, "discovery")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "discovery"},message:"must have required property '"+"discovery"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.verdict === undefined) || (!(func0.call(data, "verdict")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.evidence === undefined) || (!(func0.call(data, "evidence")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "evidence"},message:"must have required property '"+"evidence"+"'"};
(vErrors ??= []).push(err2); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "discovery") || (key0 === "verdict")) || (key0 === "evidence"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.discovery !== undefined && func0.call(data, "discovery")){
if(!(validate134(data.discovery, {instancePath:instancePath+"/discovery",parentData:data,parentDataProperty:"discovery",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.verdict !== undefined && func0.call(data, "verdict")){
let data1 = data.verdict;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/verdict",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
if(!((((data1 === "handled") || (data1 === "no-follow-up")) || (data1 === "defect")) || (data1 === "unconfirmed"))){
const err5 = {instancePath:instancePath+"/verdict",keyword:"enum",params:{allowedValues: schema180.properties.verdict.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data2 = data.evidence;
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err6 = {instancePath:instancePath+"/evidence",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/evidence",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
validate561.errors = vErrors;
return errors === 0;
}

const schema181 = {"type":"object","additionalProperties":false,"required":["discovery","verdict","of","evidence"],"properties":{"discovery":{"$ref":"common.schema.json--ticketId"},"verdict":{"type":"string","const":"duplicate"},"of":{"$ref":"common.schema.json--ticketId"},"evidence":{"type":"string","minLength":1}},"$id":"triage-sheet.schema.json--duplicateVerdict"};

function validate563(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.discovery === undefined) || (!(func0.call(data, "discovery")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "discovery"},message:"must have required property '"+"discovery"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.verdict === undefined) || (!(func0.call(data, "verdict")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.of === undefined) || (!(func0.call(data, "of")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "of"},message:"must have required property '"+"of"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.evidence === undefined) || (!(func0.call(data, "evidence")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "evidence"},message:"must have required property '"+"evidence"+"'"};
(vErrors ??= []).push(err3); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "discovery") || (key0 === "verdict")) || (key0 === "of")) || (key0 === "evidence"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.discovery !== undefined && func0.call(data, "discovery")){
if(!(validate134(data.discovery, {instancePath:instancePath+"/discovery",parentData:data,parentDataProperty:"discovery",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.verdict !== undefined && func0.call(data, "verdict")){
let data1 = data.verdict;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/verdict",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
if("duplicate" !== data1){
const err6 = {instancePath:instancePath+"/verdict",keyword:"const",params:{allowedValue: "duplicate"},message:"must be equal to constant"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.of !== undefined && func0.call(data, "of")){
if(!(validate134(data.of, {instancePath:instancePath+"/of",parentData:data,parentDataProperty:"of",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data3 = data.evidence;
if(typeof data3 === "string"){
if(func64(data3) < 1){
const err7 = {instancePath:instancePath+"/evidence",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/evidence",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9); errors++;
}
validate563.errors = vErrors;
return errors === 0;
}


function validate560(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.verdict === undefined) || (!(func0.call(data, "verdict")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'"};
(vErrors ??= []).push(err0); errors++;
}
const tag0 = data.verdict;
if(typeof tag0 == "string"){
if(tag0 === "handled"){
if(!(validate561(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate561.errors : vErrors.concat(validate561.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "no-follow-up"){
if(!(validate561(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate561.errors : vErrors.concat(validate561.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "defect"){
if(!(validate561(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate561.errors : vErrors.concat(validate561.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "unconfirmed"){
if(!(validate561(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate561.errors : vErrors.concat(validate561.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "duplicate"){
if(!(validate563(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate563.errors : vErrors.concat(validate563.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err1 = {instancePath,keyword:"discriminator",params:{error: "mapping", tag: "verdict", tagValue: tag0},message:"value of tag \"verdict\" must be in oneOf"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"discriminator",params:{error: "tag", tag: "verdict", tagValue: tag0},message:"tag \"verdict\" must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate560.errors = vErrors;
return errors === 0;
}


function validate559(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.verdicts === undefined) || (!(func0.call(data, "verdicts")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "verdicts"},message:"must have required property '"+"verdicts"+"'"};
(vErrors ??= []).push(err0); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "verdicts") || (key0 === "summary")) || (key0 === "discoveries"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1); errors++;
}
}
if(data.verdicts !== undefined && func0.call(data, "verdicts")){
let data0 = data.verdicts;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate560(data0[i0], {instancePath:instancePath+"/verdicts/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate560.errors : vErrors.concat(validate560.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/verdicts",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.summary !== undefined && func0.call(data, "summary")){
if(typeof data.summary !== "string"){
const err3 = {instancePath:instancePath+"/summary",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.discoveries !== undefined && func0.call(data, "discoveries")){
let data3 = data.discoveries;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate125(data3[i1], {instancePath:instancePath+"/discoveries/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/discoveries",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err4); errors++;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate559.errors = vErrors;
return errors === 0;
}


function validate556(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.role === undefined) || (!(func0.call(data, "role")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.body === undefined) || (!(func0.call(data, "body")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
(vErrors ??= []).push(err4); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "kind") || (key0 === "role")) || (key0 === "ticket")) || (key0 === "session")) || (key0 === "body"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
if("triage" !== data0){
const err7 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "triage"},message:"must be equal to constant"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.role !== undefined && func0.call(data, "role")){
let data1 = data.role;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/role",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
if("explorer" !== data1){
const err9 = {instancePath:instancePath+"/role",keyword:"const",params:{allowedValue: "explorer"},message:"must be equal to constant"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined && func0.call(data, "body")){
if(!(validate559(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate559.errors : vErrors.concat(validate559.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10); errors++;
}
validate556.errors = vErrors;
return errors === 0;
}

const schema182 = {"type":"object","additionalProperties":false,"required":["kind","role","ticket","session","body"],"properties":{"kind":{"type":"string","const":"decision"},"role":{"type":"string","const":"supervisor"},"ticket":{"$ref":"common.schema.json--ticketId"},"session":{"$ref":"common.schema.json--sessionId"},"body":{"$ref":"decision.schema.json"}},"$id":"sheet.schema.json--decision"};

function validate574(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.role === undefined) || (!(func0.call(data, "role")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.body === undefined) || (!(func0.call(data, "body")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
(vErrors ??= []).push(err4); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "kind") || (key0 === "role")) || (key0 === "ticket")) || (key0 === "session")) || (key0 === "body"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
if("decision" !== data0){
const err7 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "decision"},message:"must be equal to constant"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.role !== undefined && func0.call(data, "role")){
let data1 = data.role;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/role",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
if("supervisor" !== data1){
const err9 = {instancePath:instancePath+"/role",keyword:"const",params:{allowedValue: "supervisor"},message:"must be equal to constant"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined && func0.call(data, "body")){
if(!(validate157(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10); errors++;
}
validate574.errors = vErrors;
return errors === 0;
}

const schema183 = {"type":"object","additionalProperties":false,"required":["kind","role","ticket","session","body"],"properties":{"kind":{"type":"string","const":"closure"},"role":{"type":"string","const":"supervisor"},"ticket":{"$ref":"common.schema.json--ticketId"},"session":{"$ref":"common.schema.json--sessionId"},"body":{"$ref":"closure-sheet.schema.json"}},"$id":"sheet.schema.json--closure"};

function validate578(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.role === undefined) || (!(func0.call(data, "role")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.body === undefined) || (!(func0.call(data, "body")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
(vErrors ??= []).push(err4); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "kind") || (key0 === "role")) || (key0 === "ticket")) || (key0 === "session")) || (key0 === "body"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
if("closure" !== data0){
const err7 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "closure"},message:"must be equal to constant"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.role !== undefined && func0.call(data, "role")){
let data1 = data.role;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/role",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
if("supervisor" !== data1){
const err9 = {instancePath:instancePath+"/role",keyword:"const",params:{allowedValue: "supervisor"},message:"must be equal to constant"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined && func0.call(data, "body")){
if(!(validate380(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate380.errors : vErrors.concat(validate380.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10); errors++;
}
validate578.errors = vErrors;
return errors === 0;
}


function validate523(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "plan"){
if(!(validate524(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate524.errors : vErrors.concat(validate524.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "challenge"){
if(!(validate528(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate528.errors : vErrors.concat(validate528.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "answers"){
if(!(validate532(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate532.errors : vErrors.concat(validate532.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "tests"){
if(!(validate536(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate536.errors : vErrors.concat(validate536.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "code"){
if(!(validate540(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate540.errors : vErrors.concat(validate540.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "review"){
if(!(validate544(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate544.errors : vErrors.concat(validate544.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "triage"){
if(!(validate556(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate556.errors : vErrors.concat(validate556.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "decision"){
if(!(validate574(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate574.errors : vErrors.concat(validate574.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "closure"){
if(!(validate578(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate578.errors : vErrors.concat(validate578.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err1 = {instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate523.errors = vErrors;
return errors === 0;
}


function validate521(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.sheet === undefined) || (!(func0.call(data, "sheet")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "sheet"},message:"must have required property '"+"sheet"+"'"};
(vErrors ??= []).push(err2); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "session")) || (key0 === "sheet"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
if("sheet-accepted" !== data0){
const err5 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "sheet-accepted"},message:"must be equal to constant"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.sheet !== undefined && func0.call(data, "sheet")){
if(!(validate523(data.sheet, {instancePath:instancePath+"/sheet",parentData:data,parentDataProperty:"sheet",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate523.errors : vErrors.concat(validate523.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6); errors++;
}
validate521.errors = vErrors;
return errors === 0;
}

const schema184 = {"type":"object","additionalProperties":false,"required":["kind","session","faults"],"properties":{"kind":{"type":"string","const":"sheet-refused"},"session":{"$ref":"common.schema.json--sessionId"},"faults":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["path","rule","message"],"properties":{"path":{"type":"string"},"rule":{"type":"string","minLength":1},"message":{"type":"string","minLength":1}}}}},"$id":"event.schema.json--sheetRefused"};

function validate592(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.faults === undefined) || (!(func0.call(data, "faults")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "faults"},message:"must have required property '"+"faults"+"'"};
(vErrors ??= []).push(err2); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "session")) || (key0 === "faults"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
if("sheet-refused" !== data0){
const err5 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "sheet-refused"},message:"must be equal to constant"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.faults !== undefined && func0.call(data, "faults")){
let data2 = data.faults;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.path === undefined) || (!(func0.call(data3, "path")))){
const err6 = {instancePath:instancePath+"/faults/" + i0,keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
(vErrors ??= []).push(err6); errors++;
}
if((data3.rule === undefined) || (!(func0.call(data3, "rule")))){
const err7 = {instancePath:instancePath+"/faults/" + i0,keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
(vErrors ??= []).push(err7); errors++;
}
if((data3.message === undefined) || (!(func0.call(data3, "message")))){
const err8 = {instancePath:instancePath+"/faults/" + i0,keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
(vErrors ??= []).push(err8); errors++;
}
for(const key1 of Object.keys(data3)){
if(!(((key1 === "path") || (key1 === "rule")) || (key1 === "message"))){
const err9 = {instancePath:instancePath+"/faults/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data3.path !== undefined && func0.call(data3, "path")){
if(typeof data3.path !== "string"){
const err10 = {instancePath:instancePath+"/faults/" + i0+"/path",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data3.rule !== undefined && func0.call(data3, "rule")){
let data5 = data3.rule;
if(typeof data5 === "string"){
if(func64(data5) < 1){
const err11 = {instancePath:instancePath+"/faults/" + i0+"/rule",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/faults/" + i0+"/rule",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data3.message !== undefined && func0.call(data3, "message")){
let data6 = data3.message;
if(typeof data6 === "string"){
if(func64(data6) < 1){
const err13 = {instancePath:instancePath+"/faults/" + i0+"/message",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/faults/" + i0+"/message",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14); errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/faults/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err15); errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/faults",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err16); errors++;
}
}
}
else {
const err17 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err17); errors++;
}
validate592.errors = vErrors;
return errors === 0;
}

const schema185 = {"type":"object","additionalProperties":false,"required":["kind","session","outcome"],"properties":{"kind":{"type":"string","const":"session-ended"},"session":{"$ref":"common.schema.json--sessionId"},"outcome":{"$ref":"session-outcome.schema.json"}},"$id":"event.schema.json--sessionEnded"};
const schema186 = {"$id":"session-outcome.schema.json","type":"object","discriminator":{"propertyName":"kind"},"required":["kind"],"oneOf":[{"$ref":"session-outcome.schema.json--sheet"},{"$ref":"session-outcome.schema.json--invalidSheet"},{"$ref":"session-outcome.schema.json--outOfPlan"},{"$ref":"session-outcome.schema.json--breach"},{"$ref":"session-outcome.schema.json--infrastructure"},{"$ref":"session-outcome.schema.json--budgetSpent"},{"$ref":"session-outcome.schema.json--engineDown"},{"$ref":"session-outcome.schema.json--refusedByModel"},{"$ref":"session-outcome.schema.json--stopped"}]};
const schema187 = {"type":"object","additionalProperties":false,"required":["kind","sheet","tree"],"properties":{"kind":{"type":"string","const":"sheet"},"sheet":{"$ref":"sheet.schema.json"},"tree":{"$ref":"common.schema.json--objectId"}},"$id":"session-outcome.schema.json--sheet"};

function validate597(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.sheet === undefined) || (!(func0.call(data, "sheet")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "sheet"},message:"must have required property '"+"sheet"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.tree === undefined) || (!(func0.call(data, "tree")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "tree"},message:"must have required property '"+"tree"+"'"};
(vErrors ??= []).push(err2); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "sheet")) || (key0 === "tree"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
if("sheet" !== data0){
const err5 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "sheet"},message:"must be equal to constant"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.sheet !== undefined && func0.call(data, "sheet")){
if(!(validate523(data.sheet, {instancePath:instancePath+"/sheet",parentData:data,parentDataProperty:"sheet",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate523.errors : vErrors.concat(validate523.errors);
errors = vErrors.length;
}
}
if(data.tree !== undefined && func0.call(data, "tree")){
if(!(validate128(data.tree, {instancePath:instancePath+"/tree",parentData:data,parentDataProperty:"tree",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6); errors++;
}
validate597.errors = vErrors;
return errors === 0;
}

const schema188 = {"type":"object","additionalProperties":false,"required":["kind","faults"],"properties":{"kind":{"type":"string","const":"invalid-sheet"},"faults":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["path","rule","message"],"properties":{"path":{"type":"string"},"rule":{"type":"string","minLength":1},"message":{"type":"string","minLength":1}}}}},"$id":"session-outcome.schema.json--invalidSheet"};

function validate600(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.faults === undefined) || (!(func0.call(data, "faults")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "faults"},message:"must have required property '"+"faults"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "faults"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("invalid-sheet" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "invalid-sheet"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.faults !== undefined && func0.call(data, "faults")){
let data1 = data.faults;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.path === undefined) || (!(func0.call(data2, "path")))){
const err5 = {instancePath:instancePath+"/faults/" + i0,keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if((data2.rule === undefined) || (!(func0.call(data2, "rule")))){
const err6 = {instancePath:instancePath+"/faults/" + i0,keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
(vErrors ??= []).push(err6); errors++;
}
if((data2.message === undefined) || (!(func0.call(data2, "message")))){
const err7 = {instancePath:instancePath+"/faults/" + i0,keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
(vErrors ??= []).push(err7); errors++;
}
for(const key1 of Object.keys(data2)){
if(!(((key1 === "path") || (key1 === "rule")) || (key1 === "message"))){
const err8 = {instancePath:instancePath+"/faults/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data2.path !== undefined && func0.call(data2, "path")){
if(typeof data2.path !== "string"){
const err9 = {instancePath:instancePath+"/faults/" + i0+"/path",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data2.rule !== undefined && func0.call(data2, "rule")){
let data4 = data2.rule;
if(typeof data4 === "string"){
if(func64(data4) < 1){
const err10 = {instancePath:instancePath+"/faults/" + i0+"/rule",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/faults/" + i0+"/rule",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data2.message !== undefined && func0.call(data2, "message")){
let data5 = data2.message;
if(typeof data5 === "string"){
if(func64(data5) < 1){
const err12 = {instancePath:instancePath+"/faults/" + i0+"/message",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/faults/" + i0+"/message",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/faults/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err14); errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/faults",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err15); errors++;
}
}
}
else {
const err16 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err16); errors++;
}
validate600.errors = vErrors;
return errors === 0;
}

const schema189 = {"type":"object","additionalProperties":false,"required":["kind","path","rule"],"properties":{"kind":{"type":"string","const":"out-of-plan"},"path":{"type":"string","minLength":1},"rule":{"type":"string","minLength":1}},"$id":"session-outcome.schema.json--outOfPlan"};

function validate601(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.path === undefined) || (!(func0.call(data, "path")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.rule === undefined) || (!(func0.call(data, "rule")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
(vErrors ??= []).push(err2); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "path")) || (key0 === "rule"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
if("out-of-plan" !== data0){
const err5 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "out-of-plan"},message:"must be equal to constant"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
let data1 = data.path;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err6 = {instancePath:instancePath+"/path",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.rule !== undefined && func0.call(data, "rule")){
let data2 = data.rule;
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err8 = {instancePath:instancePath+"/rule",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/rule",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
}
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10); errors++;
}
validate601.errors = vErrors;
return errors === 0;
}

const schema190 = {"type":"object","additionalProperties":false,"required":["kind","paths"],"properties":{"kind":{"type":"string","const":"breach"},"paths":{"type":"array","items":{"type":"string"},"minItems":1}},"$id":"session-outcome.schema.json--breach"};

function validate602(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.paths === undefined) || (!(func0.call(data, "paths")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "paths"},message:"must have required property '"+"paths"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "paths"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("breach" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "breach"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.paths !== undefined && func0.call(data, "paths")){
let data1 = data.paths;
if(Array.isArray(data1)){
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/paths",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
(vErrors ??= []).push(err5); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err6 = {instancePath:instancePath+"/paths/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/paths",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
validate602.errors = vErrors;
return errors === 0;
}

const schema191 = {"type":"object","additionalProperties":false,"required":["kind","why"],"properties":{"kind":{"type":"string","const":"infrastructure"},"why":{"type":"string","minLength":1}},"$id":"session-outcome.schema.json--infrastructure"};

function validate603(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.why === undefined) || (!(func0.call(data, "why")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "why"},message:"must have required property '"+"why"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "why"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("infrastructure" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "infrastructure"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.why !== undefined && func0.call(data, "why")){
let data1 = data.why;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err5 = {instancePath:instancePath+"/why",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/why",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate603.errors = vErrors;
return errors === 0;
}

const schema192 = {"type":"object","additionalProperties":false,"required":["kind","why"],"properties":{"kind":{"type":"string","const":"budget-spent"},"why":{"type":"string","minLength":1}},"$id":"session-outcome.schema.json--budgetSpent"};

function validate604(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.why === undefined) || (!(func0.call(data, "why")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "why"},message:"must have required property '"+"why"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "why"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("budget-spent" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "budget-spent"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.why !== undefined && func0.call(data, "why")){
let data1 = data.why;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err5 = {instancePath:instancePath+"/why",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/why",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate604.errors = vErrors;
return errors === 0;
}

const schema193 = {"type":"object","additionalProperties":false,"required":["kind","why"],"properties":{"kind":{"type":"string","const":"engine-down"},"why":{"type":"string","minLength":1}},"$id":"session-outcome.schema.json--engineDown"};

function validate605(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.why === undefined) || (!(func0.call(data, "why")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "why"},message:"must have required property '"+"why"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "why"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("engine-down" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "engine-down"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.why !== undefined && func0.call(data, "why")){
let data1 = data.why;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err5 = {instancePath:instancePath+"/why",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/why",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate605.errors = vErrors;
return errors === 0;
}

const schema194 = {"type":"object","additionalProperties":false,"required":["kind","text"],"properties":{"kind":{"type":"string","const":"refused-by-model"},"text":{"type":"string"}},"$id":"session-outcome.schema.json--refusedByModel"};

function validate606(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.text === undefined) || (!(func0.call(data, "text")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "text"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("refused-by-model" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "refused-by-model"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
if(typeof data.text !== "string"){
const err5 = {instancePath:instancePath+"/text",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6); errors++;
}
validate606.errors = vErrors;
return errors === 0;
}

const schema195 = {"type":"object","additionalProperties":false,"required":["kind"],"properties":{"kind":{"type":"string","const":"stopped"}},"$id":"session-outcome.schema.json--stopped"};

function validate607(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "kind")){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("stopped" !== data0){
const err3 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "stopped"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
}
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err4); errors++;
}
validate607.errors = vErrors;
return errors === 0;
}


function validate596(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "sheet"){
if(!(validate597(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate597.errors : vErrors.concat(validate597.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "invalid-sheet"){
if(!(validate600(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate600.errors : vErrors.concat(validate600.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "out-of-plan"){
if(!(validate601(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate601.errors : vErrors.concat(validate601.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "breach"){
if(!(validate602(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate602.errors : vErrors.concat(validate602.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "infrastructure"){
if(!(validate603(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate603.errors : vErrors.concat(validate603.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "budget-spent"){
if(!(validate604(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate604.errors : vErrors.concat(validate604.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "engine-down"){
if(!(validate605(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate605.errors : vErrors.concat(validate605.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "refused-by-model"){
if(!(validate606(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate606.errors : vErrors.concat(validate606.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "stopped"){
if(!(validate607(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate607.errors : vErrors.concat(validate607.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err1 = {instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate596.errors = vErrors;
return errors === 0;
}


function validate594(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
(vErrors ??= []).push(err2); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "session")) || (key0 === "outcome"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
if("session-ended" !== data0){
const err5 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "session-ended"},message:"must be equal to constant"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
if(!(validate596(data.outcome, {instancePath:instancePath+"/outcome",parentData:data,parentDataProperty:"outcome",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate596.errors : vErrors.concat(validate596.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6); errors++;
}
validate594.errors = vErrors;
return errors === 0;
}

const schema196 = {"type":"object","additionalProperties":false,"required":["kind","session"],"properties":{"kind":{"type":"string","const":"session-stopped"},"session":{"$ref":"common.schema.json--sessionId"}},"$id":"event.schema.json--sessionStopped"};

function validate618(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "session"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("session-stopped" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "session-stopped"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate618.errors = vErrors;
return errors === 0;
}

const schema197 = {"type":"object","additionalProperties":false,"required":["kind","session","claim","found"],"properties":{"kind":{"type":"string","const":"blunder"},"session":{"$ref":"common.schema.json--sessionId"},"claim":{"type":"string","minLength":1},"found":{"type":"string","minLength":1}},"$id":"event.schema.json--blunder"};

function validate620(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.claim === undefined) || (!(func0.call(data, "claim")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "claim"},message:"must have required property '"+"claim"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.found === undefined) || (!(func0.call(data, "found")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "found"},message:"must have required property '"+"found"+"'"};
(vErrors ??= []).push(err3); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "session")) || (key0 === "claim")) || (key0 === "found"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
if("blunder" !== data0){
const err6 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "blunder"},message:"must be equal to constant"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.claim !== undefined && func0.call(data, "claim")){
let data2 = data.claim;
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err7 = {instancePath:instancePath+"/claim",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/claim",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.found !== undefined && func0.call(data, "found")){
let data3 = data.found;
if(typeof data3 === "string"){
if(func64(data3) < 1){
const err9 = {instancePath:instancePath+"/found",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/found",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
}
else {
const err11 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err11); errors++;
}
validate620.errors = vErrors;
return errors === 0;
}

const schema198 = {"type":"object","additionalProperties":false,"required":["kind","report"],"properties":{"kind":{"type":"string","const":"plan-laid"},"report":{"$ref":"laying-report.schema.json"}},"$id":"event.schema.json--planLaid"};
const schema199 = {"$id":"laying-report.schema.json","type":"object","additionalProperties":false,"required":["base","tree","stubs","faults"],"properties":{"base":{"$ref":"common.schema.json--objectId"},"tree":{"$ref":"common.schema.json--objectId"},"stubs":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["element","file","symbol","mark"],"properties":{"element":{"$ref":"common.schema.json--localId"},"file":{"$ref":"common.schema.json--path"},"symbol":{"type":"string","minLength":1},"mark":{"type":"string","minLength":1}}}},"faults":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["kind","message"],"properties":{"kind":{"type":"string","enum":["does-not-parse","unknown-element","already-there","no-declaration","outside-packages","protected","bad-import","old-test-red","not-a-file","test-file","base-check-red","infrastructure"]},"message":{"type":"string","minLength":1},"element":{"$ref":"common.schema.json--localId"},"file":{"$ref":"common.schema.json--path"},"line":{"type":"integer","minimum":1},"test":{"type":"string","minLength":1}}}}}};

function validate623(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.base === undefined) || (!(func0.call(data, "base")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "base"},message:"must have required property '"+"base"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.tree === undefined) || (!(func0.call(data, "tree")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "tree"},message:"must have required property '"+"tree"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.stubs === undefined) || (!(func0.call(data, "stubs")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "stubs"},message:"must have required property '"+"stubs"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.faults === undefined) || (!(func0.call(data, "faults")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "faults"},message:"must have required property '"+"faults"+"'"};
(vErrors ??= []).push(err3); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "base") || (key0 === "tree")) || (key0 === "stubs")) || (key0 === "faults"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.base !== undefined && func0.call(data, "base")){
if(!(validate128(data.base, {instancePath:instancePath+"/base",parentData:data,parentDataProperty:"base",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.tree !== undefined && func0.call(data, "tree")){
if(!(validate128(data.tree, {instancePath:instancePath+"/tree",parentData:data,parentDataProperty:"tree",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.stubs !== undefined && func0.call(data, "stubs")){
let data2 = data.stubs;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.element === undefined) || (!(func0.call(data3, "element")))){
const err5 = {instancePath:instancePath+"/stubs/" + i0,keyword:"required",params:{missingProperty: "element"},message:"must have required property '"+"element"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if((data3.file === undefined) || (!(func0.call(data3, "file")))){
const err6 = {instancePath:instancePath+"/stubs/" + i0,keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
(vErrors ??= []).push(err6); errors++;
}
if((data3.symbol === undefined) || (!(func0.call(data3, "symbol")))){
const err7 = {instancePath:instancePath+"/stubs/" + i0,keyword:"required",params:{missingProperty: "symbol"},message:"must have required property '"+"symbol"+"'"};
(vErrors ??= []).push(err7); errors++;
}
if((data3.mark === undefined) || (!(func0.call(data3, "mark")))){
const err8 = {instancePath:instancePath+"/stubs/" + i0,keyword:"required",params:{missingProperty: "mark"},message:"must have required property '"+"mark"+"'"};
(vErrors ??= []).push(err8); errors++;
}
for(const key1 of Object.keys(data3)){
if(!((((key1 === "element") || (key1 === "file")) || (key1 === "symbol")) || (key1 === "mark"))){
const err9 = {instancePath:instancePath+"/stubs/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data3.element !== undefined && func0.call(data3, "element")){
if(!(validate53(data3.element, {instancePath:instancePath+"/stubs/" + i0+"/element",parentData:data3,parentDataProperty:"element",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data3.file !== undefined && func0.call(data3, "file")){
if(!(validate62(data3.file, {instancePath:instancePath+"/stubs/" + i0+"/file",parentData:data3,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data3.symbol !== undefined && func0.call(data3, "symbol")){
let data6 = data3.symbol;
if(typeof data6 === "string"){
if(func64(data6) < 1){
const err10 = {instancePath:instancePath+"/stubs/" + i0+"/symbol",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/stubs/" + i0+"/symbol",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data3.mark !== undefined && func0.call(data3, "mark")){
let data7 = data3.mark;
if(typeof data7 === "string"){
if(func64(data7) < 1){
const err12 = {instancePath:instancePath+"/stubs/" + i0+"/mark",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/stubs/" + i0+"/mark",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/stubs/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err14); errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/stubs",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err15); errors++;
}
}
if(data.faults !== undefined && func0.call(data, "faults")){
let data8 = data.faults;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if((data9.kind === undefined) || (!(func0.call(data9, "kind")))){
const err16 = {instancePath:instancePath+"/faults/" + i1,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err16); errors++;
}
if((data9.message === undefined) || (!(func0.call(data9, "message")))){
const err17 = {instancePath:instancePath+"/faults/" + i1,keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
(vErrors ??= []).push(err17); errors++;
}
for(const key2 of Object.keys(data9)){
if(!((((((key2 === "kind") || (key2 === "message")) || (key2 === "element")) || (key2 === "file")) || (key2 === "line")) || (key2 === "test"))){
const err18 = {instancePath:instancePath+"/faults/" + i1,keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
(vErrors ??= []).push(err18); errors++;
}
}
if(data9.kind !== undefined && func0.call(data9, "kind")){
let data10 = data9.kind;
if(typeof data10 !== "string"){
const err19 = {instancePath:instancePath+"/faults/" + i1+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err19); errors++;
}
if(!((((((((((((data10 === "does-not-parse") || (data10 === "unknown-element")) || (data10 === "already-there")) || (data10 === "no-declaration")) || (data10 === "outside-packages")) || (data10 === "protected")) || (data10 === "bad-import")) || (data10 === "old-test-red")) || (data10 === "not-a-file")) || (data10 === "test-file")) || (data10 === "base-check-red")) || (data10 === "infrastructure"))){
const err20 = {instancePath:instancePath+"/faults/" + i1+"/kind",keyword:"enum",params:{allowedValues: schema199.properties.faults.items.properties.kind.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err20); errors++;
}
}
if(data9.message !== undefined && func0.call(data9, "message")){
let data11 = data9.message;
if(typeof data11 === "string"){
if(func64(data11) < 1){
const err21 = {instancePath:instancePath+"/faults/" + i1+"/message",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err21); errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/faults/" + i1+"/message",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err22); errors++;
}
}
if(data9.element !== undefined && func0.call(data9, "element")){
if(!(validate53(data9.element, {instancePath:instancePath+"/faults/" + i1+"/element",parentData:data9,parentDataProperty:"element",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data9.file !== undefined && func0.call(data9, "file")){
if(!(validate62(data9.file, {instancePath:instancePath+"/faults/" + i1+"/file",parentData:data9,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data9.line !== undefined && func0.call(data9, "line")){
let data14 = data9.line;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err23 = {instancePath:instancePath+"/faults/" + i1+"/line",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err23); errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
const err24 = {instancePath:instancePath+"/faults/" + i1+"/line",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err24); errors++;
}
}
}
if(data9.test !== undefined && func0.call(data9, "test")){
let data15 = data9.test;
if(typeof data15 === "string"){
if(func64(data15) < 1){
const err25 = {instancePath:instancePath+"/faults/" + i1+"/test",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err25); errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/faults/" + i1+"/test",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err26); errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/faults/" + i1,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err27); errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/faults",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err28); errors++;
}
}
}
else {
const err29 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err29); errors++;
}
validate623.errors = vErrors;
return errors === 0;
}


function validate622(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.report === undefined) || (!(func0.call(data, "report")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "report"},message:"must have required property '"+"report"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "report"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("plan-laid" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "plan-laid"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.report !== undefined && func0.call(data, "report")){
if(!(validate623(data.report, {instancePath:instancePath+"/report",parentData:data,parentDataProperty:"report",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate623.errors : vErrors.concat(validate623.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate622.errors = vErrors;
return errors === 0;
}

const schema200 = {"type":"object","additionalProperties":false,"required":["kind","gesture","rule","outcome"],"properties":{"kind":{"type":"string","const":"gesture-played"},"gesture":{"type":"string","enum":["command","G1","G2","G3","G4","G5"]},"rule":{"type":"string","minLength":1},"outcome":{"type":"object","discriminator":{"propertyName":"kind"},"required":["kind"],"oneOf":[{"$ref":"event.schema.json--played"},{"$ref":"event.schema.json--outsideRule"},{"$ref":"event.schema.json--failed"}]}},"$id":"event.schema.json--gesturePlayed"};
const schema201 = {"type":"object","additionalProperties":false,"required":["kind","tree"],"properties":{"kind":{"type":"string","const":"played"},"tree":{"$ref":"common.schema.json--objectId"}},"$id":"event.schema.json--played"};

function validate632(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.tree === undefined) || (!(func0.call(data, "tree")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "tree"},message:"must have required property '"+"tree"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "tree"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("played" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "played"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.tree !== undefined && func0.call(data, "tree")){
if(!(validate128(data.tree, {instancePath:instancePath+"/tree",parentData:data,parentDataProperty:"tree",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate632.errors = vErrors;
return errors === 0;
}

const schema202 = {"type":"object","additionalProperties":false,"required":["kind","paths"],"properties":{"kind":{"type":"string","const":"outside-rule"},"paths":{"type":"array","items":{"$ref":"common.schema.json--path"}}},"$id":"event.schema.json--outsideRule"};

function validate634(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.paths === undefined) || (!(func0.call(data, "paths")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "paths"},message:"must have required property '"+"paths"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "paths"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("outside-rule" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "outside-rule"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.paths !== undefined && func0.call(data, "paths")){
let data1 = data.paths;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate62(data1[i0], {instancePath:instancePath+"/paths/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/paths",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err5); errors++;
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6); errors++;
}
validate634.errors = vErrors;
return errors === 0;
}

const schema203 = {"type":"object","additionalProperties":false,"required":["kind","why"],"properties":{"kind":{"type":"string","const":"failed"},"why":{"type":"string","minLength":1}},"$id":"event.schema.json--failed"};

function validate636(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.why === undefined) || (!(func0.call(data, "why")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "why"},message:"must have required property '"+"why"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "why"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("failed" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "failed"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.why !== undefined && func0.call(data, "why")){
let data1 = data.why;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err5 = {instancePath:instancePath+"/why",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/why",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate636.errors = vErrors;
return errors === 0;
}


function validate631(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.gesture === undefined) || (!(func0.call(data, "gesture")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "gesture"},message:"must have required property '"+"gesture"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.rule === undefined) || (!(func0.call(data, "rule")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
(vErrors ??= []).push(err3); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "gesture")) || (key0 === "rule")) || (key0 === "outcome"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
if("gesture-played" !== data0){
const err6 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "gesture-played"},message:"must be equal to constant"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.gesture !== undefined && func0.call(data, "gesture")){
let data1 = data.gesture;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/gesture",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
if(!((((((data1 === "command") || (data1 === "G1")) || (data1 === "G2")) || (data1 === "G3")) || (data1 === "G4")) || (data1 === "G5"))){
const err8 = {instancePath:instancePath+"/gesture",keyword:"enum",params:{allowedValues: schema200.properties.gesture.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.rule !== undefined && func0.call(data, "rule")){
let data2 = data.rule;
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err9 = {instancePath:instancePath+"/rule",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/rule",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data3 = data.outcome;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.kind === undefined) || (!(func0.call(data3, "kind")))){
const err11 = {instancePath:instancePath+"/outcome",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err11); errors++;
}
const tag0 = data3.kind;
if(typeof tag0 == "string"){
if(tag0 === "played"){
if(!(validate632(data3, {instancePath:instancePath+"/outcome",parentData:data,parentDataProperty:"outcome",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate632.errors : vErrors.concat(validate632.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "outside-rule"){
if(!(validate634(data3, {instancePath:instancePath+"/outcome",parentData:data,parentDataProperty:"outcome",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate634.errors : vErrors.concat(validate634.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "failed"){
if(!(validate636(data3, {instancePath:instancePath+"/outcome",parentData:data,parentDataProperty:"outcome",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate636.errors : vErrors.concat(validate636.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err12 = {instancePath:instancePath+"/outcome",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"};
(vErrors ??= []).push(err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/outcome",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"};
(vErrors ??= []).push(err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/outcome",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err14); errors++;
}
}
}
else {
const err15 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err15); errors++;
}
validate631.errors = vErrors;
return errors === 0;
}

const schema204 = {"type":"object","additionalProperties":false,"required":["kind","proof"],"properties":{"kind":{"type":"string","const":"red-proved"},"proof":{"$ref":"red-proof.schema.json"}},"$id":"event.schema.json--redProved"};
const schema205 = {"$id":"red-proof.schema.json","type":"object","additionalProperties":false,"required":["base","laidTree","testsTree","baseline","runs","entries","hashes","faults"],"properties":{"base":{"$ref":"common.schema.json--objectId"},"laidTree":{"$ref":"common.schema.json--objectId"},"testsTree":{"$ref":"common.schema.json--objectId"},"baseline":{"$ref":"common.schema.json--digest"},"runs":{"type":"array","items":{"$ref":"red-proof.schema.json--run"}},"entries":{"type":"array","items":{"$ref":"red-proof.schema.json--entry"}},"hashes":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["file","blob"],"properties":{"file":{"$ref":"common.schema.json--path"},"blob":{"$ref":"common.schema.json--objectId"}}}},"faults":{"type":"array","items":{"$ref":"red-proof.schema.json--fault"}}}};
const schema206 = {"type":"object","additionalProperties":false,"required":["on","tree","report","command","exit"],"properties":{"on":{"type":"string","enum":["laid","base","null-bodies","old-tests","check"]},"tree":{"$ref":"common.schema.json--objectId"},"report":{"$ref":"common.schema.json--digest"},"command":{"$ref":"common.schema.json--argv"},"exit":{"$ref":"test-report.schema.json--exit"}},"$id":"red-proof.schema.json--run"};

function validate646(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.on === undefined) || (!(func0.call(data, "on")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "on"},message:"must have required property '"+"on"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.tree === undefined) || (!(func0.call(data, "tree")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "tree"},message:"must have required property '"+"tree"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.report === undefined) || (!(func0.call(data, "report")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "report"},message:"must have required property '"+"report"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.command === undefined) || (!(func0.call(data, "command")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "command"},message:"must have required property '"+"command"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.exit === undefined) || (!(func0.call(data, "exit")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "exit"},message:"must have required property '"+"exit"+"'"};
(vErrors ??= []).push(err4); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "on") || (key0 === "tree")) || (key0 === "report")) || (key0 === "command")) || (key0 === "exit"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.on !== undefined && func0.call(data, "on")){
let data0 = data.on;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/on",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
if(!(((((data0 === "laid") || (data0 === "base")) || (data0 === "null-bodies")) || (data0 === "old-tests")) || (data0 === "check"))){
const err7 = {instancePath:instancePath+"/on",keyword:"enum",params:{allowedValues: schema206.properties.on.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.tree !== undefined && func0.call(data, "tree")){
if(!(validate128(data.tree, {instancePath:instancePath+"/tree",parentData:data,parentDataProperty:"tree",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.report !== undefined && func0.call(data, "report")){
if(!(validate130(data.report, {instancePath:instancePath+"/report",parentData:data,parentDataProperty:"report",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
if(data.command !== undefined && func0.call(data, "command")){
if(!(validate192(data.command, {instancePath:instancePath+"/command",parentData:data,parentDataProperty:"command",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
if(data.exit !== undefined && func0.call(data, "exit")){
if(!(validate351(data.exit, {instancePath:instancePath+"/exit",parentData:data,parentDataProperty:"exit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate351.errors : vErrors.concat(validate351.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
validate646.errors = vErrors;
return errors === 0;
}

const schema207 = {"type":"object","additionalProperties":false,"required":["criterion","test","role","on","outcome"],"properties":{"criterion":{"$ref":"common.schema.json--localId"},"test":{"type":"string","minLength":1},"role":{"type":"string","enum":["proof","guard","type"]},"on":{"type":"string","enum":["laid","base","null-bodies","check"]},"outcome":{"type":"string","enum":["passed","failed","skipped"]},"class":{"type":"string","minLength":1},"errorType":{"type":"string","minLength":1}},"$id":"red-proof.schema.json--entry"};

function validate652(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.criterion === undefined) || (!(func0.call(data, "criterion")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "criterion"},message:"must have required property '"+"criterion"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.test === undefined) || (!(func0.call(data, "test")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "test"},message:"must have required property '"+"test"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.role === undefined) || (!(func0.call(data, "role")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.on === undefined) || (!(func0.call(data, "on")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "on"},message:"must have required property '"+"on"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
(vErrors ??= []).push(err4); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "criterion") || (key0 === "test")) || (key0 === "role")) || (key0 === "on")) || (key0 === "outcome")) || (key0 === "class")) || (key0 === "errorType"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.criterion !== undefined && func0.call(data, "criterion")){
if(!(validate53(data.criterion, {instancePath:instancePath+"/criterion",parentData:data,parentDataProperty:"criterion",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.test !== undefined && func0.call(data, "test")){
let data1 = data.test;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err6 = {instancePath:instancePath+"/test",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/test",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.role !== undefined && func0.call(data, "role")){
let data2 = data.role;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/role",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
if(!(((data2 === "proof") || (data2 === "guard")) || (data2 === "type"))){
const err9 = {instancePath:instancePath+"/role",keyword:"enum",params:{allowedValues: schema207.properties.role.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.on !== undefined && func0.call(data, "on")){
let data3 = data.on;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/on",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
if(!((((data3 === "laid") || (data3 === "base")) || (data3 === "null-bodies")) || (data3 === "check"))){
const err11 = {instancePath:instancePath+"/on",keyword:"enum",params:{allowedValues: schema207.properties.on.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data4 = data.outcome;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/outcome",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
if(!(((data4 === "passed") || (data4 === "failed")) || (data4 === "skipped"))){
const err13 = {instancePath:instancePath+"/outcome",keyword:"enum",params:{allowedValues: schema207.properties.outcome.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err13); errors++;
}
}
if(data.class !== undefined && func0.call(data, "class")){
let data5 = data.class;
if(typeof data5 === "string"){
if(func64(data5) < 1){
const err14 = {instancePath:instancePath+"/class",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err14); errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/class",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15); errors++;
}
}
if(data.errorType !== undefined && func0.call(data, "errorType")){
let data6 = data.errorType;
if(typeof data6 === "string"){
if(func64(data6) < 1){
const err16 = {instancePath:instancePath+"/errorType",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err16); errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/errorType",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err17); errors++;
}
}
}
else {
const err18 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err18); errors++;
}
validate652.errors = vErrors;
return errors === 0;
}

const schema208 = {"type":"object","additionalProperties":false,"required":["kind","message"],"properties":{"kind":{"type":"string","enum":["green-proof","green-with-null-bodies","wrong-reason","guard-red","type-not-red","not-run","criterion-unproved","test-finding","old-file-changed","run-fault","unlisted-test-change","infrastructure"]},"message":{"type":"string","minLength":1},"criterion":{"$ref":"common.schema.json--localId"},"test":{"type":"string","minLength":1},"file":{"$ref":"common.schema.json--path"}},"$id":"red-proof.schema.json--fault"};

function validate657(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.message === undefined) || (!(func0.call(data, "message")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "kind") || (key0 === "message")) || (key0 === "criterion")) || (key0 === "test")) || (key0 === "file"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if(!((((((((((((data0 === "green-proof") || (data0 === "green-with-null-bodies")) || (data0 === "wrong-reason")) || (data0 === "guard-red")) || (data0 === "type-not-red")) || (data0 === "not-run")) || (data0 === "criterion-unproved")) || (data0 === "test-finding")) || (data0 === "old-file-changed")) || (data0 === "run-fault")) || (data0 === "unlisted-test-change")) || (data0 === "infrastructure"))){
const err4 = {instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema208.properties.kind.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.message !== undefined && func0.call(data, "message")){
let data1 = data.message;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err5 = {instancePath:instancePath+"/message",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.criterion !== undefined && func0.call(data, "criterion")){
if(!(validate53(data.criterion, {instancePath:instancePath+"/criterion",parentData:data,parentDataProperty:"criterion",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.test !== undefined && func0.call(data, "test")){
let data3 = data.test;
if(typeof data3 === "string"){
if(func64(data3) < 1){
const err7 = {instancePath:instancePath+"/test",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/test",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9); errors++;
}
validate657.errors = vErrors;
return errors === 0;
}


function validate641(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.base === undefined) || (!(func0.call(data, "base")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "base"},message:"must have required property '"+"base"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.laidTree === undefined) || (!(func0.call(data, "laidTree")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "laidTree"},message:"must have required property '"+"laidTree"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.testsTree === undefined) || (!(func0.call(data, "testsTree")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "testsTree"},message:"must have required property '"+"testsTree"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.baseline === undefined) || (!(func0.call(data, "baseline")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "baseline"},message:"must have required property '"+"baseline"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.runs === undefined) || (!(func0.call(data, "runs")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "runs"},message:"must have required property '"+"runs"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if((data.entries === undefined) || (!(func0.call(data, "entries")))){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "entries"},message:"must have required property '"+"entries"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if((data.hashes === undefined) || (!(func0.call(data, "hashes")))){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "hashes"},message:"must have required property '"+"hashes"+"'"};
(vErrors ??= []).push(err6); errors++;
}
if((data.faults === undefined) || (!(func0.call(data, "faults")))){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "faults"},message:"must have required property '"+"faults"+"'"};
(vErrors ??= []).push(err7); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "base") || (key0 === "laidTree")) || (key0 === "testsTree")) || (key0 === "baseline")) || (key0 === "runs")) || (key0 === "entries")) || (key0 === "hashes")) || (key0 === "faults"))){
const err8 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.base !== undefined && func0.call(data, "base")){
if(!(validate128(data.base, {instancePath:instancePath+"/base",parentData:data,parentDataProperty:"base",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.laidTree !== undefined && func0.call(data, "laidTree")){
if(!(validate128(data.laidTree, {instancePath:instancePath+"/laidTree",parentData:data,parentDataProperty:"laidTree",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.testsTree !== undefined && func0.call(data, "testsTree")){
if(!(validate128(data.testsTree, {instancePath:instancePath+"/testsTree",parentData:data,parentDataProperty:"testsTree",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.baseline !== undefined && func0.call(data, "baseline")){
if(!(validate130(data.baseline, {instancePath:instancePath+"/baseline",parentData:data,parentDataProperty:"baseline",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
if(data.runs !== undefined && func0.call(data, "runs")){
let data4 = data.runs;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate646(data4[i0], {instancePath:instancePath+"/runs/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate646.errors : vErrors.concat(validate646.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/runs",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.entries !== undefined && func0.call(data, "entries")){
let data6 = data.entries;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(validate652(data6[i1], {instancePath:instancePath+"/entries/" + i1,parentData:data6,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate652.errors : vErrors.concat(validate652.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/entries",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.hashes !== undefined && func0.call(data, "hashes")){
let data8 = data.hashes;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if((data9.file === undefined) || (!(func0.call(data9, "file")))){
const err11 = {instancePath:instancePath+"/hashes/" + i2,keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
(vErrors ??= []).push(err11); errors++;
}
if((data9.blob === undefined) || (!(func0.call(data9, "blob")))){
const err12 = {instancePath:instancePath+"/hashes/" + i2,keyword:"required",params:{missingProperty: "blob"},message:"must have required property '"+"blob"+"'"};
(vErrors ??= []).push(err12); errors++;
}
for(const key1 of Object.keys(data9)){
if(!((key1 === "file") || (key1 === "blob"))){
const err13 = {instancePath:instancePath+"/hashes/" + i2,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
(vErrors ??= []).push(err13); errors++;
}
}
if(data9.file !== undefined && func0.call(data9, "file")){
if(!(validate62(data9.file, {instancePath:instancePath+"/hashes/" + i2+"/file",parentData:data9,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data9.blob !== undefined && func0.call(data9, "blob")){
if(!(validate128(data9.blob, {instancePath:instancePath+"/hashes/" + i2+"/blob",parentData:data9,parentDataProperty:"blob",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/hashes/" + i2,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err14); errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/hashes",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err15); errors++;
}
}
if(data.faults !== undefined && func0.call(data, "faults")){
let data12 = data.faults;
if(Array.isArray(data12)){
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
if(!(validate657(data12[i3], {instancePath:instancePath+"/faults/" + i3,parentData:data12,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate657.errors : vErrors.concat(validate657.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/faults",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err16); errors++;
}
}
}
else {
const err17 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err17); errors++;
}
validate641.errors = vErrors;
return errors === 0;
}


function validate640(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.proof === undefined) || (!(func0.call(data, "proof")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "proof"},message:"must have required property '"+"proof"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "proof"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("red-proved" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "red-proved"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.proof !== undefined && func0.call(data, "proof")){
if(!(validate641(data.proof, {instancePath:instancePath+"/proof",parentData:data,parentDataProperty:"proof",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate641.errors : vErrors.concat(validate641.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate640.errors = vErrors;
return errors === 0;
}

const schema209 = {"type":"object","additionalProperties":false,"required":["kind","report"],"properties":{"kind":{"type":"string","const":"checks-run"},"report":{"$ref":"check-report.schema.json"}},"$id":"event.schema.json--checksRun"};

function validate662(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.report === undefined) || (!(func0.call(data, "report")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "report"},message:"must have required property '"+"report"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "report"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("checks-run" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "checks-run"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.report !== undefined && func0.call(data, "report")){
if(!(validate342(data.report, {instancePath:instancePath+"/report",parentData:data,parentDataProperty:"report",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate662.errors = vErrors;
return errors === 0;
}

const schema210 = {"type":"object","additionalProperties":false,"required":["kind","list"],"properties":{"kind":{"type":"string","const":"elements-listed"},"list":{"$ref":"element-list.schema.json"}},"$id":"event.schema.json--elementsListed"};

function validate664(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.list === undefined) || (!(func0.call(data, "list")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "list"},message:"must have required property '"+"list"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "list"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("elements-listed" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "elements-listed"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.list !== undefined && func0.call(data, "list")){
if(!(validate480(data.list, {instancePath:instancePath+"/list",parentData:data,parentDataProperty:"list",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate480.errors : vErrors.concat(validate480.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate664.errors = vErrors;
return errors === 0;
}

const schema211 = {"type":"object","additionalProperties":false,"required":["kind","commit","tree","base"],"properties":{"kind":{"type":"string","const":"committed"},"commit":{"$ref":"common.schema.json--objectId"},"tree":{"$ref":"common.schema.json--objectId"},"base":{"$ref":"common.schema.json--objectId"}},"$id":"event.schema.json--committed"};

function validate666(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.commit === undefined) || (!(func0.call(data, "commit")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "commit"},message:"must have required property '"+"commit"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.tree === undefined) || (!(func0.call(data, "tree")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "tree"},message:"must have required property '"+"tree"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.base === undefined) || (!(func0.call(data, "base")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "base"},message:"must have required property '"+"base"+"'"};
(vErrors ??= []).push(err3); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "commit")) || (key0 === "tree")) || (key0 === "base"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
if("committed" !== data0){
const err6 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "committed"},message:"must be equal to constant"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.commit !== undefined && func0.call(data, "commit")){
if(!(validate128(data.commit, {instancePath:instancePath+"/commit",parentData:data,parentDataProperty:"commit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.tree !== undefined && func0.call(data, "tree")){
if(!(validate128(data.tree, {instancePath:instancePath+"/tree",parentData:data,parentDataProperty:"tree",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.base !== undefined && func0.call(data, "base")){
if(!(validate128(data.base, {instancePath:instancePath+"/base",parentData:data,parentDataProperty:"base",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate666.errors = vErrors;
return errors === 0;
}

const schema212 = {"type":"object","additionalProperties":false,"required":["kind","report"],"properties":{"kind":{"type":"string","const":"landing-reported"},"report":{"$ref":"landing-report.schema.json"}},"$id":"event.schema.json--landingReported"};
const schema213 = {"$id":"landing-report.schema.json","type":"object","discriminator":{"propertyName":"kind"},"required":["kind"],"oneOf":[{"$ref":"landing-report.schema.json--landed"},{"$ref":"landing-report.schema.json--red"},{"$ref":"landing-report.schema.json--conflict"},{"$ref":"landing-report.schema.json--moved"},{"$ref":"landing-report.schema.json--empty"},{"$ref":"landing-report.schema.json--unknown"},{"$ref":"landing-report.schema.json--refused"}]};
const schema214 = {"type":"object","additionalProperties":false,"required":["kind","commit","tree"],"properties":{"kind":{"type":"string","const":"landed"},"commit":{"$ref":"common.schema.json--objectId"},"tree":{"$ref":"common.schema.json--objectId"},"proof":{"type":"string","minLength":1}},"$id":"landing-report.schema.json--landed"};

function validate672(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.commit === undefined) || (!(func0.call(data, "commit")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "commit"},message:"must have required property '"+"commit"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.tree === undefined) || (!(func0.call(data, "tree")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "tree"},message:"must have required property '"+"tree"+"'"};
(vErrors ??= []).push(err2); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "commit")) || (key0 === "tree")) || (key0 === "proof"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
if("landed" !== data0){
const err5 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "landed"},message:"must be equal to constant"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.commit !== undefined && func0.call(data, "commit")){
if(!(validate128(data.commit, {instancePath:instancePath+"/commit",parentData:data,parentDataProperty:"commit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.tree !== undefined && func0.call(data, "tree")){
if(!(validate128(data.tree, {instancePath:instancePath+"/tree",parentData:data,parentDataProperty:"tree",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.proof !== undefined && func0.call(data, "proof")){
let data3 = data.proof;
if(typeof data3 === "string"){
if(func64(data3) < 1){
const err6 = {instancePath:instancePath+"/proof",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/proof",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
validate672.errors = vErrors;
return errors === 0;
}

const schema215 = {"type":"object","additionalProperties":false,"required":["kind","base","faults"],"properties":{"kind":{"type":"string","const":"red"},"base":{"$ref":"common.schema.json--objectId"},"faults":{"type":"array","items":{"$ref":"check-report.schema.json--fault"}}},"$id":"landing-report.schema.json--red"};

function validate675(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.base === undefined) || (!(func0.call(data, "base")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "base"},message:"must have required property '"+"base"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.faults === undefined) || (!(func0.call(data, "faults")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "faults"},message:"must have required property '"+"faults"+"'"};
(vErrors ??= []).push(err2); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "base")) || (key0 === "faults"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
if("red" !== data0){
const err5 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "red"},message:"must be equal to constant"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.base !== undefined && func0.call(data, "base")){
if(!(validate128(data.base, {instancePath:instancePath+"/base",parentData:data,parentDataProperty:"base",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.faults !== undefined && func0.call(data, "faults")){
let data2 = data.faults;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate338(data2[i0], {instancePath:instancePath+"/faults/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/faults",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate675.errors = vErrors;
return errors === 0;
}

const schema216 = {"type":"object","additionalProperties":false,"required":["kind","base","head","paths"],"properties":{"kind":{"type":"string","const":"conflict"},"base":{"$ref":"common.schema.json--objectId"},"head":{"$ref":"common.schema.json--objectId"},"paths":{"type":"array","items":{"$ref":"common.schema.json--path"}}},"$id":"landing-report.schema.json--conflict"};

function validate678(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.base === undefined) || (!(func0.call(data, "base")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "base"},message:"must have required property '"+"base"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.head === undefined) || (!(func0.call(data, "head")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "head"},message:"must have required property '"+"head"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.paths === undefined) || (!(func0.call(data, "paths")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "paths"},message:"must have required property '"+"paths"+"'"};
(vErrors ??= []).push(err3); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "base")) || (key0 === "head")) || (key0 === "paths"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
if("conflict" !== data0){
const err6 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "conflict"},message:"must be equal to constant"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.base !== undefined && func0.call(data, "base")){
if(!(validate128(data.base, {instancePath:instancePath+"/base",parentData:data,parentDataProperty:"base",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.head !== undefined && func0.call(data, "head")){
if(!(validate128(data.head, {instancePath:instancePath+"/head",parentData:data,parentDataProperty:"head",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.paths !== undefined && func0.call(data, "paths")){
let data3 = data.paths;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate62(data3[i0], {instancePath:instancePath+"/paths/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/paths",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
validate678.errors = vErrors;
return errors === 0;
}

const schema217 = {"type":"object","additionalProperties":false,"required":["kind","head"],"properties":{"kind":{"type":"string","const":"moved"},"head":{"$ref":"common.schema.json--objectId"}},"$id":"landing-report.schema.json--moved"};

function validate682(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.head === undefined) || (!(func0.call(data, "head")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "head"},message:"must have required property '"+"head"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "head"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("moved" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "moved"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.head !== undefined && func0.call(data, "head")){
if(!(validate128(data.head, {instancePath:instancePath+"/head",parentData:data,parentDataProperty:"head",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate682.errors = vErrors;
return errors === 0;
}

const schema218 = {"type":"object","additionalProperties":false,"required":["kind","head"],"properties":{"kind":{"type":"string","const":"empty"},"head":{"$ref":"common.schema.json--objectId"}},"$id":"landing-report.schema.json--empty"};

function validate684(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.head === undefined) || (!(func0.call(data, "head")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "head"},message:"must have required property '"+"head"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "head"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("empty" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "empty"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.head !== undefined && func0.call(data, "head")){
if(!(validate128(data.head, {instancePath:instancePath+"/head",parentData:data,parentDataProperty:"head",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate684.errors = vErrors;
return errors === 0;
}

const schema219 = {"type":"object","additionalProperties":false,"required":["kind","why"],"properties":{"kind":{"type":"string","const":"unknown"},"why":{"type":"string","minLength":1}},"$id":"landing-report.schema.json--unknown"};

function validate686(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.why === undefined) || (!(func0.call(data, "why")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "why"},message:"must have required property '"+"why"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "why"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("unknown" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "unknown"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.why !== undefined && func0.call(data, "why")){
let data1 = data.why;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err5 = {instancePath:instancePath+"/why",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/why",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate686.errors = vErrors;
return errors === 0;
}

const schema220 = {"type":"object","additionalProperties":false,"required":["kind","why"],"properties":{"kind":{"type":"string","const":"refused"},"why":{"type":"string","minLength":1}},"$id":"landing-report.schema.json--refused"};

function validate687(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.why === undefined) || (!(func0.call(data, "why")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "why"},message:"must have required property '"+"why"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "why"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("refused" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "refused"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.why !== undefined && func0.call(data, "why")){
let data1 = data.why;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err5 = {instancePath:instancePath+"/why",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/why",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate687.errors = vErrors;
return errors === 0;
}


function validate671(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "landed"){
if(!(validate672(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate672.errors : vErrors.concat(validate672.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "red"){
if(!(validate675(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate675.errors : vErrors.concat(validate675.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "conflict"){
if(!(validate678(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate678.errors : vErrors.concat(validate678.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "moved"){
if(!(validate682(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate682.errors : vErrors.concat(validate682.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "empty"){
if(!(validate684(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate684.errors : vErrors.concat(validate684.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "unknown"){
if(!(validate686(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate686.errors : vErrors.concat(validate686.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "refused"){
if(!(validate687(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate687.errors : vErrors.concat(validate687.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err1 = {instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate671.errors = vErrors;
return errors === 0;
}


function validate670(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.report === undefined) || (!(func0.call(data, "report")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "report"},message:"must have required property '"+"report"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "report"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("landing-reported" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "landing-reported"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.report !== undefined && func0.call(data, "report")){
if(!(validate671(data.report, {instancePath:instancePath+"/report",parentData:data,parentDataProperty:"report",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate671.errors : vErrors.concat(validate671.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate670.errors = vErrors;
return errors === 0;
}

const schema221 = {"type":"object","additionalProperties":false,"required":["kind","question"],"properties":{"kind":{"type":"string","const":"question-asked"},"question":{"$ref":"question.schema.json"}},"$id":"event.schema.json--questionAsked"};

function validate696(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.question === undefined) || (!(func0.call(data, "question")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "question"},message:"must have required property '"+"question"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "question"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("question-asked" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "question-asked"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.question !== undefined && func0.call(data, "question")){
if(!(validate150(data.question, {instancePath:instancePath+"/question",parentData:data,parentDataProperty:"question",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate696.errors = vErrors;
return errors === 0;
}

const schema222 = {"type":"object","additionalProperties":false,"required":["kind","question","by","decision"],"properties":{"kind":{"type":"string","const":"question-answered"},"question":{"$ref":"common.schema.json--questionId"},"by":{"type":"string","enum":["supervisor","owner"]},"decision":{"$ref":"decision.schema.json"}},"$id":"event.schema.json--questionAnswered"};

function validate698(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.question === undefined) || (!(func0.call(data, "question")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "question"},message:"must have required property '"+"question"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.by === undefined) || (!(func0.call(data, "by")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.decision === undefined) || (!(func0.call(data, "decision")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "decision"},message:"must have required property '"+"decision"+"'"};
(vErrors ??= []).push(err3); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "question")) || (key0 === "by")) || (key0 === "decision"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
if("question-answered" !== data0){
const err6 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "question-answered"},message:"must be equal to constant"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.question !== undefined && func0.call(data, "question")){
if(!(validate151(data.question, {instancePath:instancePath+"/question",parentData:data,parentDataProperty:"question",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
}
if(data.by !== undefined && func0.call(data, "by")){
let data2 = data.by;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/by",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
if(!((data2 === "supervisor") || (data2 === "owner"))){
const err8 = {instancePath:instancePath+"/by",keyword:"enum",params:{allowedValues: schema222.properties.by.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.decision !== undefined && func0.call(data, "decision")){
if(!(validate157(data.decision, {instancePath:instancePath+"/decision",parentData:data,parentDataProperty:"decision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9); errors++;
}
validate698.errors = vErrors;
return errors === 0;
}

const schema223 = {"type":"object","additionalProperties":false,"required":["kind","session","ticket","discovery"],"properties":{"kind":{"type":"string","const":"discovery-recorded"},"session":{"$ref":"common.schema.json--sessionId"},"ticket":{"$ref":"common.schema.json--ticketId"},"discovery":{"$ref":"common.schema.json--discovery"}},"$id":"event.schema.json--discoveryRecorded"};

function validate701(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.discovery === undefined) || (!(func0.call(data, "discovery")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "discovery"},message:"must have required property '"+"discovery"+"'"};
(vErrors ??= []).push(err3); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "session")) || (key0 === "ticket")) || (key0 === "discovery"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
if("discovery-recorded" !== data0){
const err6 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "discovery-recorded"},message:"must be equal to constant"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.discovery !== undefined && func0.call(data, "discovery")){
if(!(validate125(data.discovery, {instancePath:instancePath+"/discovery",parentData:data,parentDataProperty:"discovery",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate701.errors = vErrors;
return errors === 0;
}

const schema224 = {"type":"object","additionalProperties":false,"required":["kind","ticket","reason"],"properties":{"kind":{"type":"string","const":"discovery-reopened"},"ticket":{"$ref":"common.schema.json--ticketId"},"reason":{"type":"string","minLength":1}},"$id":"event.schema.json--discoveryReopened"};

function validate705(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err2); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "ticket")) || (key0 === "reason"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
if("discovery-reopened" !== data0){
const err5 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "discovery-reopened"},message:"must be equal to constant"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
let data2 = data.reason;
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err6 = {instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
validate705.errors = vErrors;
return errors === 0;
}

const schema225 = {"type":"object","additionalProperties":false,"required":["kind","ticket","reason"],"properties":{"kind":{"type":"string","const":"ticket-linked"},"ticket":{"$ref":"common.schema.json--ticketId"},"reason":{"type":"string","minLength":1}},"$id":"event.schema.json--ticketLinked"};

function validate707(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err2); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "ticket")) || (key0 === "reason"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
if("ticket-linked" !== data0){
const err5 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "ticket-linked"},message:"must be equal to constant"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
let data2 = data.reason;
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err6 = {instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
validate707.errors = vErrors;
return errors === 0;
}

const schema226 = {"type":"object","additionalProperties":false,"required":["kind","commit","tree"],"properties":{"kind":{"type":"string","const":"ticket-closed"},"commit":{"$ref":"common.schema.json--objectId"},"tree":{"$ref":"common.schema.json--objectId"}},"$id":"event.schema.json--ticketClosed"};

function validate709(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.commit === undefined) || (!(func0.call(data, "commit")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "commit"},message:"must have required property '"+"commit"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.tree === undefined) || (!(func0.call(data, "tree")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "tree"},message:"must have required property '"+"tree"+"'"};
(vErrors ??= []).push(err2); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "commit")) || (key0 === "tree"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
if("ticket-closed" !== data0){
const err5 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "ticket-closed"},message:"must be equal to constant"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.commit !== undefined && func0.call(data, "commit")){
if(!(validate128(data.commit, {instancePath:instancePath+"/commit",parentData:data,parentDataProperty:"commit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.tree !== undefined && func0.call(data, "tree")){
if(!(validate128(data.tree, {instancePath:instancePath+"/tree",parentData:data,parentDataProperty:"tree",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6); errors++;
}
validate709.errors = vErrors;
return errors === 0;
}

const schema227 = {"type":"object","additionalProperties":false,"required":["kind","reason"],"properties":{"kind":{"type":"string","const":"ticket-abandoned"},"reason":{"type":"string","minLength":1}},"$id":"event.schema.json--ticketAbandoned"};

function validate712(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "reason"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("ticket-abandoned" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "ticket-abandoned"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
let data1 = data.reason;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err5 = {instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate712.errors = vErrors;
return errors === 0;
}

const schema228 = {"type":"object","additionalProperties":false,"required":["kind","effect","why","retries"],"properties":{"kind":{"type":"string","const":"infrastructure-lost"},"effect":{"$ref":"common.schema.json--effectKey"},"why":{"type":"string","minLength":1},"retries":{"type":"string","enum":["again","give-up"]}},"$id":"event.schema.json--infrastructureLost"};

function validate713(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.effect === undefined) || (!(func0.call(data, "effect")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "effect"},message:"must have required property '"+"effect"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.why === undefined) || (!(func0.call(data, "why")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "why"},message:"must have required property '"+"why"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.retries === undefined) || (!(func0.call(data, "retries")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "retries"},message:"must have required property '"+"retries"+"'"};
(vErrors ??= []).push(err3); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "effect")) || (key0 === "why")) || (key0 === "retries"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
if("infrastructure-lost" !== data0){
const err6 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "infrastructure-lost"},message:"must be equal to constant"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.effect !== undefined && func0.call(data, "effect")){
if(!(validate401(data.effect, {instancePath:instancePath+"/effect",parentData:data,parentDataProperty:"effect",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
errors = vErrors.length;
}
}
if(data.why !== undefined && func0.call(data, "why")){
let data2 = data.why;
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err7 = {instancePath:instancePath+"/why",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/why",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.retries !== undefined && func0.call(data, "retries")){
let data3 = data.retries;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/retries",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
if(!((data3 === "again") || (data3 === "give-up"))){
const err10 = {instancePath:instancePath+"/retries",keyword:"enum",params:{allowedValues: schema228.properties.retries.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err10); errors++;
}
}
}
else {
const err11 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err11); errors++;
}
validate713.errors = vErrors;
return errors === 0;
}


function validate715(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "ticket-opened"){
if(!(validate485(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate485.errors : vErrors.concat(validate485.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "ticket-edited"){
if(!(validate498(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate498.errors : vErrors.concat(validate498.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "run-requested"){
if(!(validate499(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate499.errors : vErrors.concat(validate499.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "effect-started"){
if(!(validate502(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate502.errors : vErrors.concat(validate502.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "session-started"){
if(!(validate504(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate504.errors : vErrors.concat(validate504.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "model-called"){
if(!(validate509(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate509.errors : vErrors.concat(validate509.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "file-written"){
if(!(validate514(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate514.errors : vErrors.concat(validate514.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "tool-used"){
if(!(validate518(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate518.errors : vErrors.concat(validate518.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sheet-accepted"){
if(!(validate521(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate521.errors : vErrors.concat(validate521.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sheet-refused"){
if(!(validate592(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate592.errors : vErrors.concat(validate592.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "session-ended"){
if(!(validate594(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate594.errors : vErrors.concat(validate594.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "session-stopped"){
if(!(validate618(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate618.errors : vErrors.concat(validate618.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "blunder"){
if(!(validate620(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate620.errors : vErrors.concat(validate620.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "plan-laid"){
if(!(validate622(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate622.errors : vErrors.concat(validate622.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "gesture-played"){
if(!(validate631(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate631.errors : vErrors.concat(validate631.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "red-proved"){
if(!(validate640(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate640.errors : vErrors.concat(validate640.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "checks-run"){
if(!(validate662(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate662.errors : vErrors.concat(validate662.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "elements-listed"){
if(!(validate664(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate664.errors : vErrors.concat(validate664.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "committed"){
if(!(validate666(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate666.errors : vErrors.concat(validate666.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "landing-reported"){
if(!(validate670(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate670.errors : vErrors.concat(validate670.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "question-asked"){
if(!(validate696(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate696.errors : vErrors.concat(validate696.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "question-answered"){
if(!(validate698(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate698.errors : vErrors.concat(validate698.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "discovery-recorded"){
if(!(validate701(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate701.errors : vErrors.concat(validate701.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "discovery-reopened"){
if(!(validate705(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate705.errors : vErrors.concat(validate705.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "ticket-linked"){
if(!(validate707(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate707.errors : vErrors.concat(validate707.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "ticket-closed"){
if(!(validate709(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate709.errors : vErrors.concat(validate709.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "ticket-abandoned"){
if(!(validate712(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate712.errors : vErrors.concat(validate712.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "infrastructure-lost"){
if(!(validate713(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate713.errors : vErrors.concat(validate713.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err1 = {instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate715.errors = vErrors;
return errors === 0;
}

export const validateExplorerBrief = validate744;
const schema230 = {"$id":"explorer-brief.schema.json","type":"object","discriminator":{"propertyName":"kind"},"required":["kind"],"oneOf":[{"$ref":"explorer-brief.schema.json--plan"},{"$ref":"explorer-brief.schema.json--answer"},{"$ref":"explorer-brief.schema.json--triage"}]};

function validate744(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "plan"){
if(!(validate133(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "answer"){
if(!(validate209(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "triage"){
if(!(validate233(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err1 = {instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate744.errors = vErrors;
return errors === 0;
}

export const validateLandingReport = validate671;

export const validateLayingReport = validate623;

export const validatePlanSheet = validate182;

export const validateProfile = validate748;
const schema231 = {"$id":"profile.schema.json","type":"object","additionalProperties":false,"required":["name","reads","writes","network","limits"],"properties":{"name":{"type":"string","minLength":1},"reads":{"type":"string","enum":["copy","nothing"]},"writes":{"type":"string","enum":["nothing","test-and-support","planned-source","throwaway"]},"network":{"type":"string","enum":["none","broker","host"]},"limits":{"type":"object","additionalProperties":false,"required":["wallMs","cpuS","memoryBytes","processes","fileBytes","outputBytes","tmpBytes"],"properties":{"wallMs":{"type":"integer","minimum":1},"cpuS":{"type":"integer","minimum":1},"memoryBytes":{"type":"integer","minimum":1},"processes":{"type":"integer","minimum":1},"fileBytes":{"type":"integer","minimum":1},"outputBytes":{"type":"integer","minimum":1},"tmpBytes":{"type":"integer","minimum":1}}}}};

function validate748(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.reads === undefined) || (!(func0.call(data, "reads")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "reads"},message:"must have required property '"+"reads"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.writes === undefined) || (!(func0.call(data, "writes")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "writes"},message:"must have required property '"+"writes"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.network === undefined) || (!(func0.call(data, "network")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "network"},message:"must have required property '"+"network"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.limits === undefined) || (!(func0.call(data, "limits")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "limits"},message:"must have required property '"+"limits"+"'"};
(vErrors ??= []).push(err4); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "name") || (key0 === "reads")) || (key0 === "writes")) || (key0 === "network")) || (key0 === "limits"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
if(typeof data0 === "string"){
if(func64(data0) < 1){
const err6 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.reads !== undefined && func0.call(data, "reads")){
let data1 = data.reads;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/reads",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
if(!((data1 === "copy") || (data1 === "nothing"))){
const err9 = {instancePath:instancePath+"/reads",keyword:"enum",params:{allowedValues: schema231.properties.reads.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.writes !== undefined && func0.call(data, "writes")){
let data2 = data.writes;
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/writes",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
if(!((((data2 === "nothing") || (data2 === "test-and-support")) || (data2 === "planned-source")) || (data2 === "throwaway"))){
const err11 = {instancePath:instancePath+"/writes",keyword:"enum",params:{allowedValues: schema231.properties.writes.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.network !== undefined && func0.call(data, "network")){
let data3 = data.network;
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/network",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
if(!(((data3 === "none") || (data3 === "broker")) || (data3 === "host"))){
const err13 = {instancePath:instancePath+"/network",keyword:"enum",params:{allowedValues: schema231.properties.network.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err13); errors++;
}
}
if(data.limits !== undefined && func0.call(data, "limits")){
let data4 = data.limits;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if((data4.wallMs === undefined) || (!(func0.call(data4, "wallMs")))){
const err14 = {instancePath:instancePath+"/limits",keyword:"required",params:{missingProperty: "wallMs"},message:"must have required property '"+"wallMs"+"'"};
(vErrors ??= []).push(err14); errors++;
}
if((data4.cpuS === undefined) || (!(func0.call(data4, "cpuS")))){
const err15 = {instancePath:instancePath+"/limits",keyword:"required",params:{missingProperty: "cpuS"},message:"must have required property '"+"cpuS"+"'"};
(vErrors ??= []).push(err15); errors++;
}
if((data4.memoryBytes === undefined) || (!(func0.call(data4, "memoryBytes")))){
const err16 = {instancePath:instancePath+"/limits",keyword:"required",params:{missingProperty: "memoryBytes"},message:"must have required property '"+"memoryBytes"+"'"};
(vErrors ??= []).push(err16); errors++;
}
if((data4.processes === undefined) || (!(func0.call(data4, "processes")))){
const err17 = {instancePath:instancePath+"/limits",keyword:"required",params:{missingProperty: "processes"},message:"must have required property '"+"processes"+"'"};
(vErrors ??= []).push(err17); errors++;
}
if((data4.fileBytes === undefined) || (!(func0.call(data4, "fileBytes")))){
const err18 = {instancePath:instancePath+"/limits",keyword:"required",params:{missingProperty: "fileBytes"},message:"must have required property '"+"fileBytes"+"'"};
(vErrors ??= []).push(err18); errors++;
}
if((data4.outputBytes === undefined) || (!(func0.call(data4, "outputBytes")))){
const err19 = {instancePath:instancePath+"/limits",keyword:"required",params:{missingProperty: "outputBytes"},message:"must have required property '"+"outputBytes"+"'"};
(vErrors ??= []).push(err19); errors++;
}
if((data4.tmpBytes === undefined) || (!(func0.call(data4, "tmpBytes")))){
const err20 = {instancePath:instancePath+"/limits",keyword:"required",params:{missingProperty: "tmpBytes"},message:"must have required property '"+"tmpBytes"+"'"};
(vErrors ??= []).push(err20); errors++;
}
for(const key1 of Object.keys(data4)){
if(!(((((((key1 === "wallMs") || (key1 === "cpuS")) || (key1 === "memoryBytes")) || (key1 === "processes")) || (key1 === "fileBytes")) || (key1 === "outputBytes")) || (key1 === "tmpBytes"))){
const err21 = {instancePath:instancePath+"/limits",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
(vErrors ??= []).push(err21); errors++;
}
}
if(data4.wallMs !== undefined && func0.call(data4, "wallMs")){
let data5 = data4.wallMs;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err22 = {instancePath:instancePath+"/limits/wallMs",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err22); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err23 = {instancePath:instancePath+"/limits/wallMs",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err23); errors++;
}
}
}
if(data4.cpuS !== undefined && func0.call(data4, "cpuS")){
let data6 = data4.cpuS;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err24 = {instancePath:instancePath+"/limits/cpuS",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err24); errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err25 = {instancePath:instancePath+"/limits/cpuS",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err25); errors++;
}
}
}
if(data4.memoryBytes !== undefined && func0.call(data4, "memoryBytes")){
let data7 = data4.memoryBytes;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err26 = {instancePath:instancePath+"/limits/memoryBytes",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err26); errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err27 = {instancePath:instancePath+"/limits/memoryBytes",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err27); errors++;
}
}
}
if(data4.processes !== undefined && func0.call(data4, "processes")){
let data8 = data4.processes;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err28 = {instancePath:instancePath+"/limits/processes",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err28); errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
const err29 = {instancePath:instancePath+"/limits/processes",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err29); errors++;
}
}
}
if(data4.fileBytes !== undefined && func0.call(data4, "fileBytes")){
let data9 = data4.fileBytes;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err30 = {instancePath:instancePath+"/limits/fileBytes",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err30); errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
const err31 = {instancePath:instancePath+"/limits/fileBytes",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err31); errors++;
}
}
}
if(data4.outputBytes !== undefined && func0.call(data4, "outputBytes")){
let data10 = data4.outputBytes;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err32 = {instancePath:instancePath+"/limits/outputBytes",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err32); errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
const err33 = {instancePath:instancePath+"/limits/outputBytes",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err33); errors++;
}
}
}
if(data4.tmpBytes !== undefined && func0.call(data4, "tmpBytes")){
let data11 = data4.tmpBytes;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err34 = {instancePath:instancePath+"/limits/tmpBytes",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err34); errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
const err35 = {instancePath:instancePath+"/limits/tmpBytes",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err35); errors++;
}
}
}
}
else {
const err36 = {instancePath:instancePath+"/limits",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err36); errors++;
}
}
}
else {
const err37 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err37); errors++;
}
validate748.errors = vErrors;
return errors === 0;
}

export const validateQuestion = validate150;

export const validateQuestionerBrief = validate241;

export const validateRecording = validate749;
const schema232 = {"$id":"recording.schema.json","type":"object","additionalProperties":false,"required":["role","session","pinned","calls"],"properties":{"role":{"$ref":"common.schema.json--roleName"},"session":{"type":"string","minLength":1},"pinned":{"$ref":"common.schema.json--digest"},"calls":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["ordinal","purpose","reply","engine","costUsd"],"properties":{"ordinal":{"type":"integer","minimum":1},"purpose":{"type":"string","minLength":1},"reply":{"$ref":"complete-reply.schema.json"},"engine":{"type":"string","minLength":1},"costUsd":{"type":"number","minimum":0}}}}}};

function validate749(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.role === undefined) || (!(func0.call(data, "role")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.pinned === undefined) || (!(func0.call(data, "pinned")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "pinned"},message:"must have required property '"+"pinned"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.calls === undefined) || (!(func0.call(data, "calls")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "calls"},message:"must have required property '"+"calls"+"'"};
(vErrors ??= []).push(err3); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "role") || (key0 === "session")) || (key0 === "pinned")) || (key0 === "calls"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.role !== undefined && func0.call(data, "role")){
if(!(validate403(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate403.errors : vErrors.concat(validate403.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
let data1 = data.session;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err5 = {instancePath:instancePath+"/session",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/session",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.pinned !== undefined && func0.call(data, "pinned")){
if(!(validate130(data.pinned, {instancePath:instancePath+"/pinned",parentData:data,parentDataProperty:"pinned",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
if(data.calls !== undefined && func0.call(data, "calls")){
let data3 = data.calls;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if((data4.ordinal === undefined) || (!(func0.call(data4, "ordinal")))){
const err7 = {instancePath:instancePath+"/calls/" + i0,keyword:"required",params:{missingProperty: "ordinal"},message:"must have required property '"+"ordinal"+"'"};
(vErrors ??= []).push(err7); errors++;
}
if((data4.purpose === undefined) || (!(func0.call(data4, "purpose")))){
const err8 = {instancePath:instancePath+"/calls/" + i0,keyword:"required",params:{missingProperty: "purpose"},message:"must have required property '"+"purpose"+"'"};
(vErrors ??= []).push(err8); errors++;
}
if((data4.reply === undefined) || (!(func0.call(data4, "reply")))){
const err9 = {instancePath:instancePath+"/calls/" + i0,keyword:"required",params:{missingProperty: "reply"},message:"must have required property '"+"reply"+"'"};
(vErrors ??= []).push(err9); errors++;
}
if((data4.engine === undefined) || (!(func0.call(data4, "engine")))){
const err10 = {instancePath:instancePath+"/calls/" + i0,keyword:"required",params:{missingProperty: "engine"},message:"must have required property '"+"engine"+"'"};
(vErrors ??= []).push(err10); errors++;
}
if((data4.costUsd === undefined) || (!(func0.call(data4, "costUsd")))){
const err11 = {instancePath:instancePath+"/calls/" + i0,keyword:"required",params:{missingProperty: "costUsd"},message:"must have required property '"+"costUsd"+"'"};
(vErrors ??= []).push(err11); errors++;
}
for(const key1 of Object.keys(data4)){
if(!(((((key1 === "ordinal") || (key1 === "purpose")) || (key1 === "reply")) || (key1 === "engine")) || (key1 === "costUsd"))){
const err12 = {instancePath:instancePath+"/calls/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data4.ordinal !== undefined && func0.call(data4, "ordinal")){
let data5 = data4.ordinal;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err13 = {instancePath:instancePath+"/calls/" + i0+"/ordinal",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err13); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/calls/" + i0+"/ordinal",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err14); errors++;
}
}
}
if(data4.purpose !== undefined && func0.call(data4, "purpose")){
let data6 = data4.purpose;
if(typeof data6 === "string"){
if(func64(data6) < 1){
const err15 = {instancePath:instancePath+"/calls/" + i0+"/purpose",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err15); errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/calls/" + i0+"/purpose",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err16); errors++;
}
}
if(data4.reply !== undefined && func0.call(data4, "reply")){
if(!(validate406(data4.reply, {instancePath:instancePath+"/calls/" + i0+"/reply",parentData:data4,parentDataProperty:"reply",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate406.errors : vErrors.concat(validate406.errors);
errors = vErrors.length;
}
}
if(data4.engine !== undefined && func0.call(data4, "engine")){
let data8 = data4.engine;
if(typeof data8 === "string"){
if(func64(data8) < 1){
const err17 = {instancePath:instancePath+"/calls/" + i0+"/engine",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err17); errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/calls/" + i0+"/engine",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18); errors++;
}
}
if(data4.costUsd !== undefined && func0.call(data4, "costUsd")){
let data9 = data4.costUsd;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err19 = {instancePath:instancePath+"/calls/" + i0+"/costUsd",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err19); errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/calls/" + i0+"/costUsd",keyword:"type",params:{type: "number"},message:"must be number"};
(vErrors ??= []).push(err20); errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/calls/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err21); errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/calls",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err22); errors++;
}
}
}
else {
const err23 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err23); errors++;
}
validate749.errors = vErrors;
return errors === 0;
}

export const validateRedProof = validate641;

export const validateReviewSheet = validate547;

export const validateReviewerBrief = validate303;

export const validateRole = validate753;
const schema233 = {"$id":"role.schema.json","type":"object","additionalProperties":false,"required":["name","program","prompt","sheets","profile","tools","limits"],"properties":{"name":{"$ref":"common.schema.json--roleName"},"program":{"type":"string","minLength":1,"pattern":"^packages/[a-z-]+$"},"prompt":{"type":"string","minLength":1},"sheets":{"type":"array","items":{"type":"string","enum":["plan","challenge","answers","tests","code","review","triage","decision","closure"]},"minItems":1},"profile":{"type":"string","minLength":1},"tools":{"type":"array","items":{"type":"string","enum":["read","list","search","write","edit","shell","run-tests","run-check"]}},"limits":{"type":"object","additionalProperties":false,"required":["calls","outputTokensPerCall","wallMs"],"properties":{"calls":{"type":"integer","minimum":1},"outputTokensPerCall":{"type":"integer","minimum":1},"wallMs":{"type":"integer","minimum":1}}}}};
const pattern17 = new RegExp("^packages/[a-z-]+$", "u");

function validate753(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.program === undefined) || (!(func0.call(data, "program")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "program"},message:"must have required property '"+"program"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.prompt === undefined) || (!(func0.call(data, "prompt")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "prompt"},message:"must have required property '"+"prompt"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.sheets === undefined) || (!(func0.call(data, "sheets")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "sheets"},message:"must have required property '"+"sheets"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.profile === undefined) || (!(func0.call(data, "profile")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "profile"},message:"must have required property '"+"profile"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if((data.tools === undefined) || (!(func0.call(data, "tools")))){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "tools"},message:"must have required property '"+"tools"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if((data.limits === undefined) || (!(func0.call(data, "limits")))){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "limits"},message:"must have required property '"+"limits"+"'"};
(vErrors ??= []).push(err6); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "name") || (key0 === "program")) || (key0 === "prompt")) || (key0 === "sheets")) || (key0 === "profile")) || (key0 === "tools")) || (key0 === "limits"))){
const err7 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(validate403(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate403.errors : vErrors.concat(validate403.errors);
errors = vErrors.length;
}
}
if(data.program !== undefined && func0.call(data, "program")){
let data1 = data.program;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err8 = {instancePath:instancePath+"/program",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err8); errors++;
}
if(!pattern17.test(data1)){
const err9 = {instancePath:instancePath+"/program",keyword:"pattern",params:{pattern: "^packages/[a-z-]+$"},message:"must match pattern \""+"^packages/[a-z-]+$"+"\""};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/program",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.prompt !== undefined && func0.call(data, "prompt")){
let data2 = data.prompt;
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err11 = {instancePath:instancePath+"/prompt",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/prompt",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data.sheets !== undefined && func0.call(data, "sheets")){
let data3 = data.sheets;
if(Array.isArray(data3)){
if(data3.length < 1){
const err13 = {instancePath:instancePath+"/sheets",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
(vErrors ??= []).push(err13); errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err14 = {instancePath:instancePath+"/sheets/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14); errors++;
}
if(!(((((((((data4 === "plan") || (data4 === "challenge")) || (data4 === "answers")) || (data4 === "tests")) || (data4 === "code")) || (data4 === "review")) || (data4 === "triage")) || (data4 === "decision")) || (data4 === "closure"))){
const err15 = {instancePath:instancePath+"/sheets/" + i0,keyword:"enum",params:{allowedValues: schema233.properties.sheets.items.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err15); errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/sheets",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err16); errors++;
}
}
if(data.profile !== undefined && func0.call(data, "profile")){
let data5 = data.profile;
if(typeof data5 === "string"){
if(func64(data5) < 1){
const err17 = {instancePath:instancePath+"/profile",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err17); errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/profile",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18); errors++;
}
}
if(data.tools !== undefined && func0.call(data, "tools")){
let data6 = data.tools;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 !== "string"){
const err19 = {instancePath:instancePath+"/tools/" + i1,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err19); errors++;
}
if(!((((((((data7 === "read") || (data7 === "list")) || (data7 === "search")) || (data7 === "write")) || (data7 === "edit")) || (data7 === "shell")) || (data7 === "run-tests")) || (data7 === "run-check"))){
const err20 = {instancePath:instancePath+"/tools/" + i1,keyword:"enum",params:{allowedValues: schema233.properties.tools.items.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err20); errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/tools",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err21); errors++;
}
}
if(data.limits !== undefined && func0.call(data, "limits")){
let data8 = data.limits;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if((data8.calls === undefined) || (!(func0.call(data8, "calls")))){
const err22 = {instancePath:instancePath+"/limits",keyword:"required",params:{missingProperty: "calls"},message:"must have required property '"+"calls"+"'"};
(vErrors ??= []).push(err22); errors++;
}
if((data8.outputTokensPerCall === undefined) || (!(func0.call(data8, "outputTokensPerCall")))){
const err23 = {instancePath:instancePath+"/limits",keyword:"required",params:{missingProperty: "outputTokensPerCall"},message:"must have required property '"+"outputTokensPerCall"+"'"};
(vErrors ??= []).push(err23); errors++;
}
if((data8.wallMs === undefined) || (!(func0.call(data8, "wallMs")))){
const err24 = {instancePath:instancePath+"/limits",keyword:"required",params:{missingProperty: "wallMs"},message:"must have required property '"+"wallMs"+"'"};
(vErrors ??= []).push(err24); errors++;
}
for(const key1 of Object.keys(data8)){
if(!(((key1 === "calls") || (key1 === "outputTokensPerCall")) || (key1 === "wallMs"))){
const err25 = {instancePath:instancePath+"/limits",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
(vErrors ??= []).push(err25); errors++;
}
}
if(data8.calls !== undefined && func0.call(data8, "calls")){
let data9 = data8.calls;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err26 = {instancePath:instancePath+"/limits/calls",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err26); errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
const err27 = {instancePath:instancePath+"/limits/calls",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err27); errors++;
}
}
}
if(data8.outputTokensPerCall !== undefined && func0.call(data8, "outputTokensPerCall")){
let data10 = data8.outputTokensPerCall;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err28 = {instancePath:instancePath+"/limits/outputTokensPerCall",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err28); errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
const err29 = {instancePath:instancePath+"/limits/outputTokensPerCall",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err29); errors++;
}
}
}
if(data8.wallMs !== undefined && func0.call(data8, "wallMs")){
let data11 = data8.wallMs;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err30 = {instancePath:instancePath+"/limits/wallMs",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err30); errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
const err31 = {instancePath:instancePath+"/limits/wallMs",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err31); errors++;
}
}
}
}
else {
const err32 = {instancePath:instancePath+"/limits",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err32); errors++;
}
}
}
else {
const err33 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err33); errors++;
}
validate753.errors = vErrors;
return errors === 0;
}

export const validateSessionOutcome = validate596;

export const validateSheet = validate523;

export const validateSkeletonProposal = validate755;
const schema234 = {"$id":"skeleton-proposal.schema.json","type":"object","additionalProperties":false,"required":["files"],"properties":{"files":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["file","imports","constants","types","helpers"],"properties":{"file":{"$ref":"common.schema.json--path"},"imports":{"type":"array","items":{"type":"string","minLength":1}},"constants":{"type":"array","items":{"type":"string","minLength":1}},"types":{"type":"array","items":{"type":"string","minLength":1}},"helpers":{"type":"array","items":{"type":"string","minLength":1}}}}}}};

function validate755(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.files === undefined) || (!(func0.call(data, "files")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'"};
(vErrors ??= []).push(err0); errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "files")){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1); errors++;
}
}
if(data.files !== undefined && func0.call(data, "files")){
let data0 = data.files;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.file === undefined) || (!(func0.call(data1, "file")))){
const err2 = {instancePath:instancePath+"/files/" + i0,keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data1.imports === undefined) || (!(func0.call(data1, "imports")))){
const err3 = {instancePath:instancePath+"/files/" + i0,keyword:"required",params:{missingProperty: "imports"},message:"must have required property '"+"imports"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data1.constants === undefined) || (!(func0.call(data1, "constants")))){
const err4 = {instancePath:instancePath+"/files/" + i0,keyword:"required",params:{missingProperty: "constants"},message:"must have required property '"+"constants"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if((data1.types === undefined) || (!(func0.call(data1, "types")))){
const err5 = {instancePath:instancePath+"/files/" + i0,keyword:"required",params:{missingProperty: "types"},message:"must have required property '"+"types"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if((data1.helpers === undefined) || (!(func0.call(data1, "helpers")))){
const err6 = {instancePath:instancePath+"/files/" + i0,keyword:"required",params:{missingProperty: "helpers"},message:"must have required property '"+"helpers"+"'"};
(vErrors ??= []).push(err6); errors++;
}
for(const key1 of Object.keys(data1)){
if(!(((((key1 === "file") || (key1 === "imports")) || (key1 === "constants")) || (key1 === "types")) || (key1 === "helpers"))){
const err7 = {instancePath:instancePath+"/files/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data1.file !== undefined && func0.call(data1, "file")){
if(!(validate62(data1.file, {instancePath:instancePath+"/files/" + i0+"/file",parentData:data1,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data1.imports !== undefined && func0.call(data1, "imports")){
let data3 = data1.imports;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 === "string"){
if(func64(data4) < 1){
const err8 = {instancePath:instancePath+"/files/" + i0+"/imports/" + i1,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/files/" + i0+"/imports/" + i1,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/files/" + i0+"/imports",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data1.constants !== undefined && func0.call(data1, "constants")){
let data5 = data1.constants;
if(Array.isArray(data5)){
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
if(typeof data6 === "string"){
if(func64(data6) < 1){
const err11 = {instancePath:instancePath+"/files/" + i0+"/constants/" + i2,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/files/" + i0+"/constants/" + i2,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/files/" + i0+"/constants",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err13); errors++;
}
}
if(data1.types !== undefined && func0.call(data1, "types")){
let data7 = data1.types;
if(Array.isArray(data7)){
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
let data8 = data7[i3];
if(typeof data8 === "string"){
if(func64(data8) < 1){
const err14 = {instancePath:instancePath+"/files/" + i0+"/types/" + i3,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err14); errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/files/" + i0+"/types/" + i3,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15); errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/files/" + i0+"/types",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err16); errors++;
}
}
if(data1.helpers !== undefined && func0.call(data1, "helpers")){
let data9 = data1.helpers;
if(Array.isArray(data9)){
const len4 = data9.length;
for(let i4=0; i4<len4; i4++){
let data10 = data9[i4];
if(typeof data10 === "string"){
if(func64(data10) < 1){
const err17 = {instancePath:instancePath+"/files/" + i0+"/helpers/" + i4,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err17); errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/files/" + i0+"/helpers/" + i4,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18); errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/files/" + i0+"/helpers",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err19); errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/files/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err20); errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/files",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err21); errors++;
}
}
}
else {
const err22 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err22); errors++;
}
validate755.errors = vErrors;
return errors === 0;
}

export const validateSupervisorBrief = validate757;
const schema235 = {"$id":"supervisor-brief.schema.json","type":"object","discriminator":{"propertyName":"kind"},"required":["kind"],"oneOf":[{"$ref":"supervisor-brief.schema.json--decision"},{"$ref":"supervisor-brief.schema.json--closure"}]};

function validate757(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "decision"){
if(!(validate315(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "closure"){
if(!(validate322(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate322.errors : vErrors.concat(validate322.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err1 = {instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate757.errors = vErrors;
return errors === 0;
}

export const validateTestReport = validate773;
const schema241 = {"$id":"test-report.schema.json","type":"object","additionalProperties":false,"required":["runner","command","tree","exit","results","faults","durationMs"],"properties":{"runner":{"type":"string","enum":["vitest","jest","node-test","pytest","unittest","junit","tap"]},"command":{"$ref":"common.schema.json--argv"},"tree":{"$ref":"common.schema.json--objectId"},"exit":{"$ref":"test-report.schema.json--exit"},"results":{"type":"array","items":{"$ref":"test-report.schema.json--result"}},"faults":{"type":"array","items":{"$ref":"test-report.schema.json--runFault"}},"durationMs":{"type":"integer","minimum":0},"excerpt":{"type":"string"}}};
const schema236 = {"type":"object","discriminator":{"propertyName":"outcome"},"required":["outcome"],"oneOf":[{"$ref":"test-report.schema.json--passed"},{"$ref":"test-report.schema.json--failed"},{"$ref":"test-report.schema.json--skipped"}],"$id":"test-report.schema.json--result"};
const schema237 = {"type":"object","additionalProperties":false,"required":["outcome","id","file"],"properties":{"outcome":{"type":"string","const":"passed"},"id":{"type":"string","minLength":1},"file":{"$ref":"common.schema.json--path"}},"$id":"test-report.schema.json--passed"};

function validate761(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.file === undefined) || (!(func0.call(data, "file")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
(vErrors ??= []).push(err2); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "outcome") || (key0 === "id")) || (key0 === "file"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data0 = data.outcome;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/outcome",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
if("passed" !== data0){
const err5 = {instancePath:instancePath+"/outcome",keyword:"const",params:{allowedValue: "passed"},message:"must be equal to constant"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err6 = {instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
validate761.errors = vErrors;
return errors === 0;
}

const schema238 = {"type":"object","additionalProperties":false,"required":["outcome","id","file","class","message"],"properties":{"outcome":{"type":"string","const":"failed"},"id":{"type":"string","minLength":1},"file":{"$ref":"common.schema.json--path"},"class":{"type":"string","enum":["assertion","stub","error","collection","fixture","timeout","unknown"]},"message":{"type":"string"},"errorType":{"type":"string","minLength":1},"stub":{"type":"string","minLength":1},"expected":{"type":"string"},"actual":{"type":"string"},"frames":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["file","line"],"properties":{"file":{"$ref":"common.schema.json--path"},"line":{"type":"integer","minimum":1}}}}},"$id":"test-report.schema.json--failed"};

function validate763(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.file === undefined) || (!(func0.call(data, "file")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.class === undefined) || (!(func0.call(data, "class")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "class"},message:"must have required property '"+"class"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.message === undefined) || (!(func0.call(data, "message")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
(vErrors ??= []).push(err4); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema238.properties, key0))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data0 = data.outcome;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/outcome",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
if("failed" !== data0){
const err7 = {instancePath:instancePath+"/outcome",keyword:"const",params:{allowedValue: "failed"},message:"must be equal to constant"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err8 = {instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.class !== undefined && func0.call(data, "class")){
let data3 = data.class;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/class",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
if(!(((((((data3 === "assertion") || (data3 === "stub")) || (data3 === "error")) || (data3 === "collection")) || (data3 === "fixture")) || (data3 === "timeout")) || (data3 === "unknown"))){
const err11 = {instancePath:instancePath+"/class",keyword:"enum",params:{allowedValues: schema238.properties.class.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.message !== undefined && func0.call(data, "message")){
if(typeof data.message !== "string"){
const err12 = {instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data.errorType !== undefined && func0.call(data, "errorType")){
let data5 = data.errorType;
if(typeof data5 === "string"){
if(func64(data5) < 1){
const err13 = {instancePath:instancePath+"/errorType",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/errorType",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14); errors++;
}
}
if(data.stub !== undefined && func0.call(data, "stub")){
let data6 = data.stub;
if(typeof data6 === "string"){
if(func64(data6) < 1){
const err15 = {instancePath:instancePath+"/stub",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err15); errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/stub",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err16); errors++;
}
}
if(data.expected !== undefined && func0.call(data, "expected")){
if(typeof data.expected !== "string"){
const err17 = {instancePath:instancePath+"/expected",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err17); errors++;
}
}
if(data.actual !== undefined && func0.call(data, "actual")){
if(typeof data.actual !== "string"){
const err18 = {instancePath:instancePath+"/actual",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18); errors++;
}
}
if(data.frames !== undefined && func0.call(data, "frames")){
let data9 = data.frames;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if((data10.file === undefined) || (!(func0.call(data10, "file")))){
const err19 = {instancePath:instancePath+"/frames/" + i0,keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
(vErrors ??= []).push(err19); errors++;
}
if((data10.line === undefined) || (!(func0.call(data10, "line")))){
const err20 = {instancePath:instancePath+"/frames/" + i0,keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
(vErrors ??= []).push(err20); errors++;
}
for(const key1 of Object.keys(data10)){
if(!((key1 === "file") || (key1 === "line"))){
const err21 = {instancePath:instancePath+"/frames/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
(vErrors ??= []).push(err21); errors++;
}
}
if(data10.file !== undefined && func0.call(data10, "file")){
if(!(validate62(data10.file, {instancePath:instancePath+"/frames/" + i0+"/file",parentData:data10,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data10.line !== undefined && func0.call(data10, "line")){
let data12 = data10.line;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err22 = {instancePath:instancePath+"/frames/" + i0+"/line",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err22); errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
const err23 = {instancePath:instancePath+"/frames/" + i0+"/line",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err23); errors++;
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/frames/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err24); errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/frames",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err25); errors++;
}
}
}
else {
const err26 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err26); errors++;
}
validate763.errors = vErrors;
return errors === 0;
}

const schema239 = {"type":"object","additionalProperties":false,"required":["outcome","id","file"],"properties":{"outcome":{"type":"string","const":"skipped"},"id":{"type":"string","minLength":1},"file":{"$ref":"common.schema.json--path"}},"$id":"test-report.schema.json--skipped"};

function validate766(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.file === undefined) || (!(func0.call(data, "file")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
(vErrors ??= []).push(err2); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "outcome") || (key0 === "id")) || (key0 === "file"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data0 = data.outcome;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/outcome",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
if("skipped" !== data0){
const err5 = {instancePath:instancePath+"/outcome",keyword:"const",params:{allowedValue: "skipped"},message:"must be equal to constant"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err6 = {instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
validate766.errors = vErrors;
return errors === 0;
}


function validate760(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
(vErrors ??= []).push(err0); errors++;
}
const tag0 = data.outcome;
if(typeof tag0 == "string"){
if(tag0 === "passed"){
if(!(validate761(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate761.errors : vErrors.concat(validate761.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "failed"){
if(!(validate763(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate763.errors : vErrors.concat(validate763.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "skipped"){
if(!(validate766(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate766.errors : vErrors.concat(validate766.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err1 = {instancePath,keyword:"discriminator",params:{error: "mapping", tag: "outcome", tagValue: tag0},message:"value of tag \"outcome\" must be in oneOf"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"discriminator",params:{error: "tag", tag: "outcome", tagValue: tag0},message:"tag \"outcome\" must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate760.errors = vErrors;
return errors === 0;
}

const schema240 = {"type":"object","additionalProperties":false,"required":["kind","message"],"properties":{"kind":{"type":"string","enum":["nothing-collected","no-report","bad-report","exit-disagrees","count-disagrees","limit","set-up-failed","collection","command-missing"]},"message":{"type":"string","minLength":1},"file":{"$ref":"common.schema.json--path"}},"$id":"test-report.schema.json--runFault"};

function validate771(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.message === undefined) || (!(func0.call(data, "message")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "message")) || (key0 === "file"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if(!(((((((((data0 === "nothing-collected") || (data0 === "no-report")) || (data0 === "bad-report")) || (data0 === "exit-disagrees")) || (data0 === "count-disagrees")) || (data0 === "limit")) || (data0 === "set-up-failed")) || (data0 === "collection")) || (data0 === "command-missing"))){
const err4 = {instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema240.properties.kind.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.message !== undefined && func0.call(data, "message")){
let data1 = data.message;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err5 = {instancePath:instancePath+"/message",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate771.errors = vErrors;
return errors === 0;
}


function validate773(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.runner === undefined) || (!(func0.call(data, "runner")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "runner"},message:"must have required property '"+"runner"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.command === undefined) || (!(func0.call(data, "command")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "command"},message:"must have required property '"+"command"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.tree === undefined) || (!(func0.call(data, "tree")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "tree"},message:"must have required property '"+"tree"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.exit === undefined) || (!(func0.call(data, "exit")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "exit"},message:"must have required property '"+"exit"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.results === undefined) || (!(func0.call(data, "results")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if((data.faults === undefined) || (!(func0.call(data, "faults")))){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "faults"},message:"must have required property '"+"faults"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if((data.durationMs === undefined) || (!(func0.call(data, "durationMs")))){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "durationMs"},message:"must have required property '"+"durationMs"+"'"};
(vErrors ??= []).push(err6); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "runner") || (key0 === "command")) || (key0 === "tree")) || (key0 === "exit")) || (key0 === "results")) || (key0 === "faults")) || (key0 === "durationMs")) || (key0 === "excerpt"))){
const err7 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.runner !== undefined && func0.call(data, "runner")){
let data0 = data.runner;
if(typeof data0 !== "string"){
const err8 = {instancePath:instancePath+"/runner",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
if(!(((((((data0 === "vitest") || (data0 === "jest")) || (data0 === "node-test")) || (data0 === "pytest")) || (data0 === "unittest")) || (data0 === "junit")) || (data0 === "tap"))){
const err9 = {instancePath:instancePath+"/runner",keyword:"enum",params:{allowedValues: schema241.properties.runner.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.command !== undefined && func0.call(data, "command")){
if(!(validate192(data.command, {instancePath:instancePath+"/command",parentData:data,parentDataProperty:"command",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
if(data.tree !== undefined && func0.call(data, "tree")){
if(!(validate128(data.tree, {instancePath:instancePath+"/tree",parentData:data,parentDataProperty:"tree",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.exit !== undefined && func0.call(data, "exit")){
if(!(validate351(data.exit, {instancePath:instancePath+"/exit",parentData:data,parentDataProperty:"exit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate351.errors : vErrors.concat(validate351.errors);
errors = vErrors.length;
}
}
if(data.results !== undefined && func0.call(data, "results")){
let data4 = data.results;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate760(data4[i0], {instancePath:instancePath+"/results/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate760.errors : vErrors.concat(validate760.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/results",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.faults !== undefined && func0.call(data, "faults")){
let data6 = data.faults;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(validate771(data6[i1], {instancePath:instancePath+"/faults/" + i1,parentData:data6,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate771.errors : vErrors.concat(validate771.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/faults",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.durationMs !== undefined && func0.call(data, "durationMs")){
let data8 = data.durationMs;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err12 = {instancePath:instancePath+"/durationMs",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err12); errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err13 = {instancePath:instancePath+"/durationMs",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err13); errors++;
}
}
}
if(data.excerpt !== undefined && func0.call(data, "excerpt")){
if(typeof data.excerpt !== "string"){
const err14 = {instancePath:instancePath+"/excerpt",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14); errors++;
}
}
}
else {
const err15 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err15); errors++;
}
validate773.errors = vErrors;
return errors === 0;
}

export const validateTestsSheet = validate256;

export const validateTestwriterBrief = validate248;

export const validateTicket = validate779;
const schema242 = {"$id":"ticket.schema.json","type":"object","additionalProperties":false,"required":["id","title","goal","status","origin"],"properties":{"id":{"$ref":"common.schema.json--ticketId"},"title":{"type":"string","minLength":1,"maxLength":200},"goal":{"type":"string","minLength":1},"status":{"type":"string","enum":["open","running","waiting","queued","closed","abandoned"]},"origin":{"$ref":"ticket.schema.json--origin"}}};

function validate779(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.goal === undefined) || (!(func0.call(data, "goal")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "goal"},message:"must have required property '"+"goal"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.origin === undefined) || (!(func0.call(data, "origin")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "origin"},message:"must have required property '"+"origin"+"'"};
(vErrors ??= []).push(err4); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "id") || (key0 === "title")) || (key0 === "goal")) || (key0 === "status")) || (key0 === "origin"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate134(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data1 = data.title;
if(typeof data1 === "string"){
if(func64(data1) > 200){
const err6 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err6); errors++;
}
if(func64(data1) < 1){
const err7 = {instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.goal !== undefined && func0.call(data, "goal")){
let data2 = data.goal;
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err9 = {instancePath:instancePath+"/goal",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/goal",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data3 = data.status;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
if(!((((((data3 === "open") || (data3 === "running")) || (data3 === "waiting")) || (data3 === "queued")) || (data3 === "closed")) || (data3 === "abandoned"))){
const err12 = {instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema242.properties.status.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data.origin !== undefined && func0.call(data, "origin")){
if(!(validate487(data.origin, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate487.errors : vErrors.concat(validate487.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err13); errors++;
}
validate779.errors = vErrors;
return errors === 0;
}

export const validateToolReply = validate794;
const schema250 = {"$id":"tool-reply.schema.json","type":"object","discriminator":{"propertyName":"kind"},"required":["kind"],"oneOf":[{"$ref":"tool-reply.schema.json--written"},{"$ref":"tool-reply.schema.json--stale"},{"$ref":"tool-reply.schema.json--refused"},{"$ref":"tool-reply.schema.json--ran"},{"$ref":"tool-reply.schema.json--tested"},{"$ref":"tool-reply.schema.json--checked"},{"$ref":"tool-reply.schema.json--failed"}]};
const schema243 = {"type":"object","additionalProperties":false,"required":["kind","digest"],"properties":{"kind":{"type":"string","const":"written"},"digest":{"$ref":"common.schema.json--digest"}},"$id":"tool-reply.schema.json--written"};

function validate782(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.digest === undefined) || (!(func0.call(data, "digest")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "digest"},message:"must have required property '"+"digest"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "digest"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("written" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "written"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.digest !== undefined && func0.call(data, "digest")){
if(!(validate130(data.digest, {instancePath:instancePath+"/digest",parentData:data,parentDataProperty:"digest",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate782.errors = vErrors;
return errors === 0;
}

const schema244 = {"type":"object","additionalProperties":false,"required":["kind","actual"],"properties":{"kind":{"type":"string","const":"stale"},"actual":{"anyOf":[{"$ref":"common.schema.json--digest"},{"type":"null"}]}},"$id":"tool-reply.schema.json--stale"};

function validate784(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.actual === undefined) || (!(func0.call(data, "actual")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "actual"},message:"must have required property '"+"actual"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "actual"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("stale" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "stale"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.actual !== undefined && func0.call(data, "actual")){
let data1 = data.actual;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate130(data1, {instancePath:instancePath+"/actual",parentData:data,parentDataProperty:"actual",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
const err5 = {instancePath:instancePath+"/actual",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err5); errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err6 = {instancePath:instancePath+"/actual",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
(vErrors ??= []).push(err6); errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate784.errors = vErrors;
return errors === 0;
}

const schema245 = {"type":"object","additionalProperties":false,"required":["kind","path","rule"],"properties":{"kind":{"type":"string","const":"refused"},"path":{"type":"string","minLength":1},"rule":{"type":"string","minLength":1}},"$id":"tool-reply.schema.json--refused"};

function validate786(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.path === undefined) || (!(func0.call(data, "path")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.rule === undefined) || (!(func0.call(data, "rule")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
(vErrors ??= []).push(err2); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "path")) || (key0 === "rule"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
if("refused" !== data0){
const err5 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "refused"},message:"must be equal to constant"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
let data1 = data.path;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err6 = {instancePath:instancePath+"/path",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.rule !== undefined && func0.call(data, "rule")){
let data2 = data.rule;
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err8 = {instancePath:instancePath+"/rule",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/rule",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
}
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10); errors++;
}
validate786.errors = vErrors;
return errors === 0;
}

const schema246 = {"type":"object","additionalProperties":false,"required":["kind","exit","output"],"properties":{"kind":{"type":"string","const":"ran"},"exit":{"$ref":"test-report.schema.json--exit"},"output":{"type":"string"}},"$id":"tool-reply.schema.json--ran"};

function validate787(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.exit === undefined) || (!(func0.call(data, "exit")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "exit"},message:"must have required property '"+"exit"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.output === undefined) || (!(func0.call(data, "output")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "output"},message:"must have required property '"+"output"+"'"};
(vErrors ??= []).push(err2); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "exit")) || (key0 === "output"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
if("ran" !== data0){
const err5 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "ran"},message:"must be equal to constant"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.exit !== undefined && func0.call(data, "exit")){
if(!(validate351(data.exit, {instancePath:instancePath+"/exit",parentData:data,parentDataProperty:"exit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate351.errors : vErrors.concat(validate351.errors);
errors = vErrors.length;
}
}
if(data.output !== undefined && func0.call(data, "output")){
if(typeof data.output !== "string"){
const err6 = {instancePath:instancePath+"/output",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate787.errors = vErrors;
return errors === 0;
}

const schema247 = {"type":"object","additionalProperties":false,"required":["kind","report"],"properties":{"kind":{"type":"string","const":"tested"},"report":{"$ref":"test-report.schema.json"}},"$id":"tool-reply.schema.json--tested"};

function validate789(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.report === undefined) || (!(func0.call(data, "report")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "report"},message:"must have required property '"+"report"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "report"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("tested" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "tested"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.report !== undefined && func0.call(data, "report")){
if(!(validate773(data.report, {instancePath:instancePath+"/report",parentData:data,parentDataProperty:"report",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate773.errors : vErrors.concat(validate773.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate789.errors = vErrors;
return errors === 0;
}

const schema248 = {"type":"object","additionalProperties":false,"required":["kind","result"],"properties":{"kind":{"type":"string","const":"checked"},"result":{"$ref":"check-result.schema.json"}},"$id":"tool-reply.schema.json--checked"};

function validate791(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.result === undefined) || (!(func0.call(data, "result")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "result"},message:"must have required property '"+"result"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "result"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("checked" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "checked"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.result !== undefined && func0.call(data, "result")){
if(!(validate348(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate791.errors = vErrors;
return errors === 0;
}

const schema249 = {"type":"object","additionalProperties":false,"required":["kind","why"],"properties":{"kind":{"type":"string","const":"failed"},"why":{"type":"string","minLength":1}},"$id":"tool-reply.schema.json--failed"};

function validate793(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.why === undefined) || (!(func0.call(data, "why")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "why"},message:"must have required property '"+"why"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "why"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("failed" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "failed"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.why !== undefined && func0.call(data, "why")){
let data1 = data.why;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err5 = {instancePath:instancePath+"/why",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/why",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate793.errors = vErrors;
return errors === 0;
}


function validate794(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "written"){
if(!(validate782(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate782.errors : vErrors.concat(validate782.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "stale"){
if(!(validate784(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate784.errors : vErrors.concat(validate784.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "refused"){
if(!(validate786(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate786.errors : vErrors.concat(validate786.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "ran"){
if(!(validate787(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate787.errors : vErrors.concat(validate787.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "tested"){
if(!(validate789(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate789.errors : vErrors.concat(validate789.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "checked"){
if(!(validate791(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate791.errors : vErrors.concat(validate791.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "failed"){
if(!(validate793(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate793.errors : vErrors.concat(validate793.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err1 = {instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate794.errors = vErrors;
return errors === 0;
}

export const validateToolRequest = validate813;
const schema256 = {"$id":"tool-request.schema.json","type":"object","discriminator":{"propertyName":"kind"},"required":["kind"],"oneOf":[{"$ref":"tool-request.schema.json--write"},{"$ref":"tool-request.schema.json--edit"},{"$ref":"tool-request.schema.json--shell"},{"$ref":"tool-request.schema.json--runTests"},{"$ref":"tool-request.schema.json--runCheck"}]};
const schema251 = {"type":"object","additionalProperties":false,"required":["kind","path","text","digest"],"properties":{"kind":{"type":"string","const":"write"},"path":{"$ref":"common.schema.json--path"},"text":{"type":"string"},"digest":{"anyOf":[{"$ref":"common.schema.json--digest"},{"type":"null"}]}},"$id":"tool-request.schema.json--write"};

function validate802(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.path === undefined) || (!(func0.call(data, "path")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.text === undefined) || (!(func0.call(data, "text")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.digest === undefined) || (!(func0.call(data, "digest")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "digest"},message:"must have required property '"+"digest"+"'"};
(vErrors ??= []).push(err3); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "path")) || (key0 === "text")) || (key0 === "digest"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
if("write" !== data0){
const err6 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "write"},message:"must be equal to constant"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
if(!(validate62(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined && func0.call(data, "text")){
if(typeof data.text !== "string"){
const err7 = {instancePath:instancePath+"/text",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.digest !== undefined && func0.call(data, "digest")){
let data3 = data.digest;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(!(validate130(data3, {instancePath:instancePath+"/digest",parentData:data,parentDataProperty:"digest",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
const _errs10 = errors;
if(data3 !== null){
const err8 = {instancePath:instancePath+"/digest",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err8); errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err9 = {instancePath:instancePath+"/digest",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
(vErrors ??= []).push(err9); errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10); errors++;
}
validate802.errors = vErrors;
return errors === 0;
}

const schema252 = {"type":"object","additionalProperties":false,"required":["kind","path","old","new","digest"],"properties":{"kind":{"type":"string","const":"edit"},"path":{"$ref":"common.schema.json--path"},"old":{"type":"string","minLength":1},"new":{"type":"string"},"digest":{"$ref":"common.schema.json--digest"}},"$id":"tool-request.schema.json--edit"};

function validate805(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.path === undefined) || (!(func0.call(data, "path")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if((data.old === undefined) || (!(func0.call(data, "old")))){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "old"},message:"must have required property '"+"old"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if((data.new === undefined) || (!(func0.call(data, "new")))){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "new"},message:"must have required property '"+"new"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if((data.digest === undefined) || (!(func0.call(data, "digest")))){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "digest"},message:"must have required property '"+"digest"+"'"};
(vErrors ??= []).push(err4); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "kind") || (key0 === "path")) || (key0 === "old")) || (key0 === "new")) || (key0 === "digest"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
if("edit" !== data0){
const err7 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "edit"},message:"must be equal to constant"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
if(!(validate62(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.old !== undefined && func0.call(data, "old")){
let data2 = data.old;
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err8 = {instancePath:instancePath+"/old",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/old",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.new !== undefined && func0.call(data, "new")){
if(typeof data.new !== "string"){
const err10 = {instancePath:instancePath+"/new",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.digest !== undefined && func0.call(data, "digest")){
if(!(validate130(data.digest, {instancePath:instancePath+"/digest",parentData:data,parentDataProperty:"digest",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err11); errors++;
}
validate805.errors = vErrors;
return errors === 0;
}

const schema253 = {"type":"object","additionalProperties":false,"required":["kind","run"],"properties":{"kind":{"type":"string","const":"shell"},"run":{"$ref":"common.schema.json--argv"}},"$id":"tool-request.schema.json--shell"};

function validate808(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.run === undefined) || (!(func0.call(data, "run")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "run"},message:"must have required property '"+"run"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "run"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("shell" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "shell"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.run !== undefined && func0.call(data, "run")){
if(!(validate192(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate808.errors = vErrors;
return errors === 0;
}

const schema254 = {"type":"object","additionalProperties":false,"required":["kind","files"],"properties":{"kind":{"type":"string","const":"run-tests"},"files":{"type":"array","items":{"$ref":"common.schema.json--path"}}},"$id":"tool-request.schema.json--runTests"};

function validate810(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.files === undefined) || (!(func0.call(data, "files")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "files"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("run-tests" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "run-tests"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.files !== undefined && func0.call(data, "files")){
let data1 = data.files;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate62(data1[i0], {instancePath:instancePath+"/files/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/files",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err5); errors++;
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6); errors++;
}
validate810.errors = vErrors;
return errors === 0;
}

const schema255 = {"type":"object","additionalProperties":false,"required":["kind","name"],"properties":{"kind":{"type":"string","const":"run-check"},"name":{"type":"string","minLength":1}},"$id":"tool-request.schema.json--runCheck"};

function validate812(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "name"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("run-check" !== data0){
const err4 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "run-check"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data1 = data.name;
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err5 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate812.errors = vErrors;
return errors === 0;
}


function validate813(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "write"){
if(!(validate802(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate802.errors : vErrors.concat(validate802.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "edit"){
if(!(validate805(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate805.errors : vErrors.concat(validate805.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "shell"){
if(!(validate808(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate808.errors : vErrors.concat(validate808.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "run-tests"){
if(!(validate810(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate810.errors : vErrors.concat(validate810.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "run-check"){
if(!(validate812(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate812.errors : vErrors.concat(validate812.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err1 = {instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate813.errors = vErrors;
return errors === 0;
}

export const validateTriageSheet = validate559;
